import { completeDeposit, type UnifiedFlow } from '@paywidget/shared/contract/payments';
import {
  ExpiredInvoice,
  type InvoiceDeposit,
  InvoicePlaceholder,
  UnifiedForm,
  unifiedFlowOf,
  useCancellation,
  useCompletion,
  useCountdown,
  useFollowStatus,
  useInvoiceDeposit,
  useLeaveInvoice,
} from '@paywidget/shared/invoice';
import { useLeaveCancelled } from './useLeaveCancelled';

const isUnified = (answer: InvoiceDeposit['answer']) => unifiedFlowOf(answer) !== undefined;

/** A deposit with a unified form, whose content comes from the server. */
export function UnifiedFormScreen() {
  const deposit = useInvoiceDeposit(isUnified);
  const flow = deposit && unifiedFlowOf(deposit.answer);
  if (!deposit || !flow) return <InvoicePlaceholder />;
  return <OpenForm deposit={deposit} flow={flow} />;
}

function OpenForm({ deposit, flow }: { deposit: InvoiceDeposit; flow: UnifiedFlow }) {
  const { depositId, method, deadline } = deposit;
  const leave = useLeaveInvoice(deposit);
  const completion = useCompletion(completeDeposit, deposit);
  const cancellation = useCancellation(deposit, useLeaveCancelled());
  const { isExpired } = useCountdown(deadline);
  useFollowStatus(deposit, {
    isUnknown: completion.isUnknown,
    isCancelling: cancellation.isBusy,
  });

  // A call that was sent before the deadline must have an outcome first.
  if (isExpired && completion.view === 'ready') return <ExpiredInvoice onPaid={leave.paid} />;
  return (
    <UnifiedForm
      deposit={deposit}
      flow={flow}
      completion={completion}
      cancellation={cancellation}
      onPaid={(fields) => completion.complete({ depositId, paymentType: method, fields })}
    />
  );
}
