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
