import type { PaymentMethod } from '@paywidget/shared/contract';
import {
  DepositFormPage,
  DepositSummary,
  SubmitFooter,
  useDepositForm,
} from '@paywidget/shared/deposit/form';
import type { AmountOptions } from '@paywidget/shared/form';
import { GuideLinks } from './GuideLinks';

interface DepositFormProps {
  method: PaymentMethod;
  amount: AmountOptions;
}

/** The deposit form of a method. A one-click method only asks the player to confirm. */
export function DepositForm({ method, amount }: DepositFormProps) {
  const deposit = useDepositForm(method, { amount });
  return (
    <DepositFormPage
      method={method}
      deposit={deposit}
      footer={<SubmitFooter deposit={deposit} />}
      guide={<GuideLinks method={method} onLeave={deposit.keepDraft} />}
    >
      <DepositSummary deposit={deposit} />
    </DepositFormPage>
  );
}
