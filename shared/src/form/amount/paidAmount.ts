import { type Decimal, isDecimal, isZero } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';

/** Parses the text of an amount input. Returns `undefined` for an empty, unfinished or zero amount. */
export function paidAmountOf(text = ''): Decimal | undefined {
  const amount = toStoredAmount(text);
  return isDecimal(amount) && !isZero(amount) ? amount : undefined;
}
