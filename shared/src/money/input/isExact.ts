import { compare, currencyOf, type Decimal, roundToDecimals, toRequestNumber } from '@paywidget/shared/money';

/** True if an amount is shown and sent exactly: it has no more decimals than its currency, and no more digits than a number. */
export function isExact(amount: Decimal, currency: string): boolean {
  try {
    toRequestNumber(amount);
  } catch {
    return false;
  }
  return compare(roundToDecimals(amount, currencyOf(currency).decimals), amount) === 0;
}
