import { useAtomValue } from '@paywidget/shared/state';
import { type OpenPayment, openPaymentsAtom } from '../open/openPayments';
import { type PaidDeposits, paidDepositsAtom } from '../resume/paymentClaims';
import { type PaymentReport, paymentReportsAtom, reportOn } from './paymentReports';

type ReportableDeposit = Pick<OpenPayment, 'depositId' | 'method' | 'isPaid'>;

/** What the player's claim tells of a report from before a reload. Nothing is left to send again. */
function earlierReport(
  paid: PaidDeposits,
  { depositId, method, isPaid }: ReportableDeposit,
): PaymentReport | undefined {
  const claim = isPaid ? 'followed' : paid.claimFor(depositId);
  if (claim === undefined) return undefined;
  return { depositId, method, step: claim === 'followed' ? 'received' : 'unknown', status: 'waiting' };
}

/** The report about a deposit, also one from before a reload. */
export function useReportOn(deposit: ReportableDeposit | undefined): PaymentReport | undefined {
  const reports = useAtomValue(paymentReportsAtom);
  const paid = useAtomValue(paidDepositsAtom);
  return deposit && (reportOn(reports, deposit.depositId) ?? earlierReport(paid, deposit));
}

/** The reports about a method's deposits, also those of its open payments from before a reload. */
export function useReportsOf(method: string | undefined): PaymentReport[] {
  const reports = useAtomValue(paymentReportsAtom).filter((report) => report.method === method);
  const paid = useAtomValue(paidDepositsAtom);
  const earlier = useAtomValue(openPaymentsAtom)
    .list()
    .filter((payment) => payment.method === method && !reportOn(reports, payment.depositId))
    .flatMap((payment) => earlierReport(paid, payment) ?? []);
  return [...earlier, ...reports];
}
