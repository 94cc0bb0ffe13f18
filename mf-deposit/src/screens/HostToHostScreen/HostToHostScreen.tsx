import { StepList } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { InvoicePlaceholder, useInvoiceDeposit } from '@paywidget/shared/invoice';
import { hasHostToHostInstruction, useChosenMethod } from '@paywidget/shared/methods';
import { TransferInvoice } from './TransferInvoice';

/** A host-to-host transfer to a bank or a wallet. Some methods have an instruction in three steps. */
export function HostToHostScreen() {
  const { t } = useTranslation();
  const deposit = useInvoiceDeposit();
  const method = useChosenMethod();
  if (!deposit) return <InvoicePlaceholder />;
  const button = t('invoice.paid');
  const steps = [
    'deposit.transfer.step.open',
    'deposit.transfer.step.enter',
    'deposit.transfer.step.confirm',
  ];
  return (
    <TransferInvoice key={deposit.depositId} deposit={deposit}>
      {method && hasHostToHostInstruction(method) && (
        <StepList steps={steps.map((step) => ({ text: t(step, { button }) }))} />
      )}
    </TransferInvoice>
  );
}
