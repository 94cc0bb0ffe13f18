/** Rows of `CURRENCY country country…` (ISO 4217, ISO 3166): the countries with on-ramps, by their currency. */
const table = `
  USD us ec sv
  CAD ca
  MXN mx
  ARS ar
  BRL br
  CLP cl
  COP co
  PEN pe
  UYU uy
  EUR at be bg de ee es fi fr gr hr ie it lt lv nl pt si sk
  GBP gb
  CHF ch
  SEK se
  NOK no
  DKK dk
  PLN pl
  CZK cz
  HUF hu
  RON ro
  TRY tr
  UAH ua
  RUB ru
  KZT kz
  KGS kg
  UZS uz
  TJS tj
  AZN az
  GEL ge
  INR in
  BDT bd
  PKR pk
  LKR lk
  NPR np
  IDR id
  MYR my
  THB th
  VND vn
  PHP ph
  KRW kr
  JPY jp
  CNY cn
  HKD hk
  SGD sg
  AUD au
  NZD nz
  AED ae
  SAR sa
  ILS il
  NGN ng
  GHS gh
  KES ke
  TZS tz
  UGX ug
  ZAR za
  ZMW zm
  XAF cm
  XOF ci sn
  EGP eg
  MAD ma
`;

const currencies: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [currency = '', ...countries] = row.trim().split(' ');
      return countries.map((country) => [country, currency] as const);
    }),
);

/** Returns the currency of a country (two letters, any case) for on-ramps. Undefined for an unlisted country. */
export function currencyOfCountry(country: string): string | undefined {
  return currencies.get(country.toLowerCase());
}

/** All listed currencies, without duplicates. */
export const countryCurrencies: readonly string[] = [...new Set(currencies.values())];
