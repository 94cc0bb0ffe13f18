import type { UnifiedFlow } from '@paywidget/shared/contract/payments';
import {
  ExpiredInvoice,
  type InvoiceDeposit,
  InvoicePlaceholder,
  UnifiedForm,
  unifiedFlowOf,
  useInvoiceDeposit,
  useLeaveInvoice,
} from '@paywidget/shared/invoice';
import { useLeaveDeposit } from '../../deposit/leftDeposit';
import { useDepositEnd } from '../../deposit/useDepositEnd';
import { completionOf } from '../../model/confirmation';

const isUnified = (answer: InvoiceDeposit['answer']) => unifiedFlowOf(answer) !== undefined;

/** A peer-to-peer deposit whose form comes completely from the server. */
export function UnifiedFormScreen() {
  const deposit = useInvoiceDeposit(isUnified);
  const flow = deposit && unifiedFlowOf(deposit.answer);
  if (!deposit || !flow) return <InvoicePlaceholder />;
  return <OpenForm key={deposit.depositId} deposit={deposit} flow={flow} />;
}

function OpenForm({ deposit, flow }: { deposit: InvoiceDeposit; flow: UnifiedFlow }) {
  const exit = useLeaveInvoice(deposit);
  const end = useDepositEnd(deposit);
  useLeaveDeposit(deposit.depositId);

  if (end.view === 'expired') return <ExpiredInvoice onPaid={exit.paid} />;
  if (end.view === 'cancelling') return <InvoicePlaceholder />;
  return (
    <UnifiedForm
      deposit={deposit}
      flow={flow}
      completion={end.completion}
      cancellation={end.cancellation}
      onPaid={(fields) => end.completion.complete(completionOf(deposit, fields))}
    />
  );
}
