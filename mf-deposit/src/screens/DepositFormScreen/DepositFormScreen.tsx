import type { PaymentMethod } from '@paywidget/shared/contract';
import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder, useDepositAmount } from '@paywidget/shared/form';
import { depositPageOf } from '@paywidget/shared/methods';
import { useFlowPosition, useRedirect } from '@paywidget/shared/navigation';
import { DepositForm } from './DepositForm';

/**
 * The form of most methods: an amount, the method's fields, and the redirect to the provider. Methods of India use it too.
 * Their deposit is prepared first.
 */
export function DepositFormScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <FormOrOwnPage method={method} />}
    </ChosenMethod>
  );
}

/** Pages after the form lead back to `deposit.redirect`. If the method has another page, opens that page instead. */
function FormOrOwnPage({ method }: { method: PaymentMethod }) {
  const { route } = useFlowPosition();
  const page = depositPageOf(method, 'list');
  const otherPage = route.screen === 'deposit.redirect' && page !== route.screen ? page : undefined;

  useRedirect(otherPage);

  return otherPage ? <FormPlaceholder /> : <MethodForm method={method} />;
}

/** The form of a method. Shows a placeholder until the limits of its amount are known. */
function MethodForm({ method }: { method: PaymentMethod }) {
  const amount = useDepositAmount(method);
  return amount ? <DepositForm method={method} amount={amount} /> : <FormPlaceholder />;
}
