/** The catalogue's countries with their currencies. */
export const currencyByCountry = {
  // Americas
  ar: 'ARS',
  br: 'BRL',
  ca: 'CAD',
  cl: 'CLP',
  co: 'COP',
  ec: 'USD',
  mx: 'MXN',
  pe: 'PEN',
  us: 'USD',
  // Europe
  cz: 'CZK',
  de: 'EUR',
  es: 'EUR',
  fi: 'EUR',
  fr: 'EUR',
  gb: 'GBP',
  gr: 'EUR',
  it: 'EUR',
  nl: 'EUR',
  pl: 'PLN',
  pt: 'EUR',
  se: 'SEK',
  // Eastern Europe, Caucasus and Central Asia
  az: 'AZN',
  kg: 'KGS',
  kz: 'KZT',
  ru: 'RUB',
  tj: 'TJS',
  ua: 'UAH',
  uz: 'UZS',
  // Middle East and North Africa
  ae: 'AED',
  eg: 'EGP',
  ma: 'MAD',
  sa: 'SAR',
  tr: 'TRY',
  // Africa south of the Sahara
  ci: 'XOF',
  cm: 'XAF',
  gh: 'GHS',
  ke: 'KES',
  ng: 'NGN',
  sn: 'XOF',
  tz: 'TZS',
  ug: 'UGX',
  za: 'ZAR',
  zm: 'ZMW',
  // South Asia
  bd: 'BDT',
  in: 'INR',
  lk: 'LKR',
  np: 'NPR',
  pk: 'PKR',
  // South-East and East Asia
  cn: 'CNY',
  id: 'IDR',
  jp: 'JPY',
  kr: 'KRW',
  my: 'MYR',
  ph: 'PHP',
  th: 'THB',
  vn: 'VND',
} as const satisfies Record<string, string>;

export type Country = keyof typeof currencyByCountry;

/** The language in which a country's players start. Others start in English. */
const languageByCountry: Readonly<Partial<Record<Country, string>>> = {
  ae: 'ar',
  ar: 'es',
  az: 'az',
  bd: 'bn',
  br: 'pt',
  ci: 'fr',
  cl: 'es',
  cm: 'fr',
  cn: 'zh',
  co: 'es',
  de: 'de',
  ec: 'es',
  eg: 'ar',
  es: 'es',
  fr: 'fr',
  gr: 'el',
  id: 'id',
  in: 'hi',
  it: 'it',
  jp: 'ja',
  ke: 'sw',
  kg: 'ky',
  kr: 'ko',
  kz: 'kk',
  ma: 'ar',
  mx: 'es',
  my: 'ms',
  pe: 'es',
  ph: 'fil',
  pk: 'ur',
  pl: 'pl',
  pt: 'pt',
  ru: 'ru',
  sa: 'ar',
  sn: 'fr',
  th: 'th',
  tj: 'tg',
  tr: 'tr',
  tz: 'sw',
  ua: 'uk',
  uz: 'uz',
  vn: 'vi',
};

/** Returns the language in which a country's players start. */
export const languageOf = (country: string): string =>
  languageByCountry[country.toLowerCase() as Country] ?? 'en';

export const countries = Object.keys(currencyByCountry) as Country[];

export const europe: Country[] = ['cz', 'de', 'es', 'fi', 'fr', 'gb', 'gr', 'it', 'nl', 'pl', 'pt', 'se'];
export const euroArea: Country[] = ['de', 'es', 'fi', 'fr', 'gr', 'it', 'nl', 'pt'];
export const latinAmerica: Country[] = ['ar', 'br', 'cl', 'co', 'ec', 'mx', 'pe'];
export const centralAsia: Country[] = ['az', 'kg', 'kz', 'tj', 'uz'];
export const southEastAsia: Country[] = ['id', 'my', 'ph', 'th', 'vn'];

/** Returns the currencies of these countries without duplicates, in the order of the countries. */
export function currenciesOf(codes: readonly Country[]): string[] {
  return [...new Set(codes.map((code) => currencyByCountry[code]))];
}
