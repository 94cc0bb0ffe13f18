import { missingInPeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import {
  ExpiredInvoice,
  type InvoiceDeposit,
  InvoicePlaceholder,
  unifiedFlowOf,
  useInvoiceDeposit,
  useLeaveInvoice,
} from '@paywidget/shared/invoice';
import { useLeaveDeposit } from '../../deposit/leftDeposit';
import { useDepositEnd } from '../../deposit/useDepositEnd';
import { InvoiceDetails } from './InvoiceDetails';
import { UnusableDetails } from './UnusableDetails';
import { useCard } from './useCard';
import { useMethodOfDeposit } from './useMethodOfDeposit';

const isInvoice = (answer: InvoiceDeposit['answer']) => !answer.isFieldsRequired && !unifiedFlowOf(answer);

/** The invoice: where to pay, how much, until when, and how to confirm the payment. */
export function InvoiceScreen() {
  const deposit = useInvoiceDeposit(isInvoice);
  if (!deposit) return <InvoicePlaceholder />;
  return <OpenInvoice key={deposit.depositId} deposit={deposit} />;
}

function OpenInvoice({ deposit }: { deposit: InvoiceDeposit }) {
  const exit = useLeaveInvoice(deposit);
  const end = useDepositEnd(deposit);
  const card = useCard(deposit.answer);
  const method = useMethodOfDeposit(deposit.method);
  const leaving = useLeaveDeposit(deposit.depositId);

  if (end.view === 'expired') return <ExpiredInvoice onPaid={exit.paid} />;
  if (end.view === 'cancelling' || card.kind === 'decrypting' || !method) return <InvoicePlaceholder />;
  if (card.kind === 'encrypted') return <UnusableDetails deposit={deposit} end={end} reason="encrypted" />;

  const missing = missingInPeerToPeerDeposit({ status: 'waiting', ...deposit.answer, card: card.card });
  if (missing.length > 0)
    return <UnusableDetails deposit={deposit} end={end} reason="missing" missing={missing} />;
  return (
    <InvoiceDetails deposit={deposit} end={end} card={card.card} method={method} onGuide={leaving.stay} />
  );
}
