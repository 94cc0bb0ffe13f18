import { type PaymentMethod, toDecimalText } from '@paywidget/shared/contract';
import { canonical, compare, type Decimal } from '@paywidget/shared/money';

/** Returns the fixed amounts listed by the method's field of type `amount`, ascending. Empty if it lists none. */
export function fixedAmountsOf({ fields = [] }: Pick<PaymentMethod, 'fields'>): Decimal[] {
  const field = fields.find(({ type }) => type === 'amount');
  return (field?.values ?? [])
    .flatMap(({ value }) => toDecimalText(value) ?? [])
    .map(canonical)
    .sort(compare);
}
