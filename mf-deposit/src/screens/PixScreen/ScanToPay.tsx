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
import { NoScanDetails } from './NoScanDetails';
import { ScanDetailsView, type ScanDetailsViewProps } from './ScanDetailsView';

type ScanToPayProps = Omit<ScanDetailsViewProps, 'details'>;

/**
 * The invoice of a deposit with a code to scan or a link to follow. Its paid button opens the complete page without a call.
 * The complete page also opens when the payment has arrived, for example from another device.
 */
export function ScanToPay(props: ScanToPayProps) {
  const { t } = useTranslation();
  const deposit = useInvoiceDeposit();
  const leave = useLeaveInvoice(deposit);
  const { isExpired } = useCountdown(deposit?.deadline);
  useFollowStatus(deposit);

  if (!deposit) return <InvoicePlaceholder />;
  if (isExpired) return <ExpiredInvoice onPaid={leave.paid} />;
  const details = scanDetailsOf(deposit.answer);
  if (!details) return <NoScanDetails depositId={deposit.depositId} />;
  const { deadline, lifetime, amount } = deposit;
  return (
    <FlowScreen heading={t('invoice.heading')} footer={<PaidFooter onPaid={leave.paid} />}>
      <Countdown deadline={deadline} lifetime={lifetime} />
      {amount && <PayableAmountCard amount={amount} />}
      <ScanDetailsView details={details} {...props} />
    </FlowScreen>
  );
}
