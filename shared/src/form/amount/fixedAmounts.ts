import { type PaymentMethod, toDecimalText } from '@paywidget/shared/contract';
import { canonical, compare, type Decimal } from '@paywidget/shared/money';

/** The only amounts a provider takes, where its field of type `amount` lists them; ascending. */
export function fixedAmountsOf({ fields = [] }: Pick<PaymentMethod, 'fields'>): Decimal[] {
  const field = fields.find(({ type }) => type === 'amount');
  return (field?.values ?? [])
    .flatMap(({ value }) => toDecimalText(value) ?? [])
    .map(canonical)
    .sort(compare);
}
