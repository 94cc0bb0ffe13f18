import type { FormField, PaymentMethod } from '@paywidget/shared/contract';

/** A method's fields with the network to choose, where the server names networks and leaves the choice to us. */
export function withdrawalFieldsOf({ fields = [], network = [] }: PaymentMethod): readonly FormField[] {
  if (network.length === 0 || fields.some(({ type }) => type === 'networks')) return fields;
  const choice: FormField = {
    name: 'network',
    type: 'networks',
    placeholderKey: 'paymentMethods.placeholder.network',
  };
  return [choice, ...fields];
}
