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

/** The fee of a payout and the amount after it, in the payout's currency. */
export interface Payout {
  /** Undefined if the method has no fee, or a fee of zero. */
  fee?: Decimal;
  netAmount: Decimal;
}

/** True if the method keeps a part of the withdrawn amount. */
export const hasFee = ({ fee }: Pick<PaymentMethod, 'fee'>): boolean =>
  [fee?.percent, fee?.fixed].some((part) => part !== undefined && compare(part, '0') > 0);

/**
 * Returns the payout of an amount. The fee is the method's percentage plus its fixed sum, rounded up to the currency's
 * decimals. The fee never exceeds the amount.
 */
export function payoutOf({ fee }: Pick<PaymentMethod, 'fee'>, amount: Decimal, currency: string): Payout {
  const percentage = multiply(multiply(amount, fee?.percent ?? '0'), '0.01');
  const exact = add(percentage, fee?.fixed ?? '0');
  const rounded = roundToDecimals(exact, currencyOf(currency).decimals, 'up');
  const total = compare(rounded, amount) > 0 ? amount : rounded;
  return compare(total, '0') <= 0
    ? { netAmount: amount }
    : { fee: total, netAmount: subtract(amount, total) };
}
