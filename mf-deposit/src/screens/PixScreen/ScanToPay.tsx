import { useTranslation } from '@paywidget/shared/i18n';
import {
  Countdown,
  ExpiredInvoice,
  InvoicePlaceholder,
  PaidFooter,
  PayableAmountCard,
  useCountdown,
  useFollowStatus,
  useInvoiceDeposit,
  useLeaveInvoice,
} from '@paywidget/shared/invoice';
import { FlowScreen } from '@paywidget/shared/navigation';
import { scanDetailsOf } from '../../model/scanDetails';
import { NothingToScan } from './NothingToScan';
import { ScanDetailsView } from './ScanDetailsView';

interface ScanToPayProps {
  /** What to do with the code, in the player's language. */
  instruction: string;
  /** What the code is called where it can also be copied as text. */
  codeTitle?: string;
}

/**
 * A page with a code to scan or a link to follow. Its paid button calls nothing and goes to the complete page (contract,
 * "Deposit response"); whoever pays on another device is taken there without a press.
 */
export function ScanToPay({ instruction, codeTitle }: ScanToPayProps) {
  const { t } = useTranslation();
  const deposit = useInvoiceDeposit();
  const exit = useLeaveInvoice(deposit);
  const { isExpired } = useCountdown(deposit?.deadline);
  useFollowStatus(deposit);

  if (!deposit) return <InvoicePlaceholder />;
  if (isExpired) return <ExpiredInvoice onPaid={exit.paid} />;
  const details = scanDetailsOf(deposit.answer);
  if (!details) return <NothingToScan depositId={deposit.depositId} />;
  const { deadline, lifetime, amount } = deposit;
  return (
    <FlowScreen heading={t('invoice.heading')} footer={<PaidFooter onPaid={exit.paid} />}>
      <Countdown deadline={deadline} lifetime={lifetime} />
      {amount && <PayableAmountCard amount={amount} />}
      <ScanDetailsView details={details} instruction={instruction} codeTitle={codeTitle} />
    </FlowScreen>
  );
}
