import type { PaymentMethod } from '@paywidget/shared/contract';
import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder, useDepositAmount } from '@paywidget/shared/form';
import { RotatingHint } from '@paywidget/shared/transaction';
import { ResumeOrCancel } from './ResumeOrCancel';
import { TransferForm } from './TransferForm';
import { useExistingDeposit } from './useExistingDeposit';

const placeholder = (
  <FormPlaceholder>
    <RotatingHint />
  </FormPlaceholder>
);

/** The first screen of a peer-to-peer deposit. If the method has an open deposit, the screen resumes it. */
export function TransferScreen() {
  return <ChosenMethod placeholder={placeholder}>{(method) => <Entry method={method} />}</ChosenMethod>;
}

function Entry({ method }: { method: PaymentMethod }) {
  const existing = useExistingDeposit(method);
  const amount = useDepositAmount(method);
  if (existing.view === 'left') return <ResumeOrCancel onResume={existing.resume} />;
  if (existing.view === 'checking' || !amount) return placeholder;
  return <TransferForm method={method} amount={amount} existing={existing} />;
}
