import type { PaymentMethod } from '@paywidget/shared/contract';
import { FormPlaceholder, useDepositAmount } from '@paywidget/shared/form';
import { DepositForm } from './DepositForm';

/** The deposit form of a method, once it is known what amounts it takes. */
export function MethodForm({ method }: { method: PaymentMethod }) {
  const amount = useDepositAmount(method);
  return amount ? <DepositForm method={method} amount={amount} /> : <FormPlaceholder />;
}
