import type { PaymentMethod } from '@paywidget/shared/contract';
import {
  add,
  compare,
  currencyOf,
  type Decimal,
  multiply,
  roundToDecimals,
  subtract,
} from '@paywidget/shared/money';

/** What a payout costs and what is left of it, in its currency. */
export interface Payout {
  /** Nothing where the method names no fee, or a fee of nothing. */
  fee?: Decimal;
  arrives: Decimal;
}

/**
 * What arrives of an amount. The fee is the method's part and its fixed sum, rounded up to what the currency can hold, and
 * never more than the amount.
 */
export function payoutOf({ fee }: Pick<PaymentMethod, 'fee'>, amount: Decimal, currency: string): Payout {
  const part = multiply(multiply(amount, fee?.percent ?? '0'), '0.01');
  const exact = add(part, fee?.fixed ?? '0');
  const rounded = roundToDecimals(exact, currencyOf(currency).decimals, 'up');
  const taken = compare(rounded, amount) > 0 ? amount : rounded;
  return compare(taken, '0') <= 0 ? { arrives: amount } : { fee: taken, arrives: subtract(amount, taken) };
}
