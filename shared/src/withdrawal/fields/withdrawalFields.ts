import type { FormField, PaymentMethod } from '@paywidget/shared/contract';

/** Returns a method's fields, with a network field added if the method has networks and no field to choose one. */
export function withdrawalFieldsOf({ fields = [], network = [] }: PaymentMethod): readonly FormField[] {
  if (network.length === 0 || fields.some(({ type }) => type === 'networks')) return fields;
  const choice: FormField = {
    name: 'network',
    type: 'networks',
    placeholderKey: 'paymentMethods.placeholder.network',
  };
  return [choice, ...fields];
}
