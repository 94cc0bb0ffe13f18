import { type Decimal, isDecimal, isZero } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';

/** The amount that a text stands for; nothing while it is empty, unfinished or zero. */
export function paidAmountOf(text = ''): Decimal | undefined {
  const amount = toStoredAmount(text);
  return isDecimal(amount) && !isZero(amount) ? amount : undefined;
}
