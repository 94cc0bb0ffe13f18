import type { WireLimits } from './wire';

/** Approximate value of one US dollar in each currency. These are round numbers for the sandbox, not exchange rates. */
export const perDollar: Record<string, number> = {
  AED: 3.7,
  ARS: 1400,
  AZN: 1.7,
  BDT: 120,
  BRL: 5.5,
  CAD: 1.4,
  CLP: 950,
  CNY: 7.2,
  COP: 4000,
  CZK: 21,
  EGP: 48,
  EUR: 0.9,
  GBP: 0.8,
  GHS: 11,
  IDR: 16500,
  INR: 88,
  JPY: 150,
  KES: 130,
  KGS: 87,
  KRW: 1400,
  KZT: 520,
  LKR: 300,
  MAD: 9.2,
  MXN: 18.5,
  MYR: 4.2,
  NGN: 1500,
  NPR: 140,
  PEN: 3.5,
  PHP: 58,
  PKR: 280,
  PLN: 3.6,
  RUB: 85,
  SAR: 3.75,
  SEK: 9.4,
  THB: 32,
  TJS: 9.3,
  TRY: 42,
  TZS: 2450,
  UAH: 42,
  UGX: 3550,
  USD: 1,
  UZS: 12200,
  VND: 26000,
  XAF: 570,
  XOF: 570,
  ZAR: 17.3,
  ZMW: 23,
  BTC: 0.00001,
  ETH: 0.0003,
  LTC: 0.01,
  USDT: 1,
  TRX: 3.5,
  XMR: 0.003,
  BCH: 0.002,
  DASH: 0.02,
  NEO: 0.2,
  DOGE: 6,
  ZEC: 0.003,
  XRP: 0.45,
  XLM: 3.5,
  BNB: 0.001,
  USDC: 1,
  TON: 0.6,
  SC: 1,
  QSC: 1,
};

/** Rounds down to 1, 1.5, 2, 3, 5 or 7.5 times a power of ten, as limits are usually written. At most 8 decimals. */
function roundLimit(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  const lead = [1, 1.5, 2, 3, 5, 7.5, 10].findLast((step) => step * power <= amount * 1.0001) ?? 1;
  return Number((lead * power).toFixed(amount >= 10 ? 0 : 8));
}

/** Returns `currency` and `amount_rules` of a method: `limits({ BRL: [20, 30_000] })`. */
export function limits(byCurrency: Record<string, readonly [min: number, max: number]>) {
  const amount_rules: Record<string, WireLimits> = {};
  for (const [currency, [min, max]] of Object.entries(byCurrency)) amount_rules[currency] = { min, max };
  return { currency: Object.keys(byCurrency), amount_rules };
}

/** Converts limits in US dollars to many currencies. @throws RangeError for a currency without a rate. */
export function limitsAcross(currencies: readonly string[], minDollars: number, maxDollars: number) {
  return limits(
    Object.fromEntries(
      currencies.map((currency) => {
        const rate = perDollar[currency];
        if (rate === undefined) throw new RangeError(`No rate for ${currency}`);
        return [currency, [roundLimit(minDollars * rate), roundLimit(maxDollars * rate)] as const];
      }),
    ),
  );
}
