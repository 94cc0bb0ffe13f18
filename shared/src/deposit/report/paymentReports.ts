import type { Endpoint, TransactionStatus } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import { perPlayerAtom, type Store } from '@paywidget/shared/state';
import { advanceStatus, isFinalStatus, type PaymentErrorText } from '@paywidget/shared/transaction';
import { openPaymentsAtom } from '../open/openPayments';

/**
 * That the player has paid a deposit ("I have paid"), until the deposit's final status has been shown. In memory only, because
 * the call may hold field values. After a reload, the open payments and the player's claims still tell that it was made.
 */
export interface PaymentReport {
  readonly depositId: string;
  /** The method's name. */
  readonly method: string;
  /** `unknown`: it was sent, but may not have arrived. */
  readonly step: 'sending' | 'unknown' | 'received' | 'rejected';
  /** The deposit's status, as far as it is known. */
  readonly status: TransactionStatus;
  /** The call that sends the report. Absent if nothing is left to send. */
  readonly call?: { readonly endpoint: Endpoint; readonly payload: unknown };
  /** Why the server rejected the report. Of the last rejection. */
  readonly reason?: PaymentErrorText;
  /** How many times the call has failed. */
  readonly failureCount?: number;
}

export type ReportedDeposit = Pick<PaymentReport, 'depositId' | 'method'>;

const noReports: readonly PaymentReport[] = [];

/** The player's reports, the oldest first. */
export const paymentReportsAtom = perPlayerAtom(noReports);

/** The report about a deposit, if the player has made one. */
export const reportOn = (reports: readonly PaymentReport[], depositId: string | undefined) =>
  reports.find((report) => report.depositId === depositId);

/** True until the report has arrived. Another deposit with the method might then pay the same thing twice. */
export const isOpenReport = ({ step, status }: PaymentReport): boolean =>
  (step === 'sending' || step === 'unknown') && status === 'waiting';

/** Records a report, or changes it. */
export function recordReport(
  store: Store,
  { depositId, method }: ReportedDeposit,
  changes: Partial<PaymentReport> & Pick<PaymentReport, 'step'>,
): void {
  const reports = store.get(paymentReportsAtom);
  const known = reportOn(reports, depositId) ?? { depositId, method, status: 'waiting' };
  const others = reports.filter((report) => report.depositId !== depositId);
  store.set(paymentReportsAtom, [...others, { ...known, ...changes }]);
}

/** Forgets a report, because the deposit's final status has been shown. */
export function forgetReport(store: Store, depositId: string): void {
  const reports = store.get(paymentReportsAtom);
  if (!reportOn(reports, depositId)) return;
  store.set(
    paymentReportsAtom,
    reports.filter((report) => report.depositId !== depositId),
  );
}

/** Applies a status of the server. Any but `waiting` shows that the report has arrived. A final one ends the payment. */
export function applyReportStatus(
  store: Store,
  host: HostPort,
  report: PaymentReport,
  received: TransactionStatus,
): void {
  const status = advanceStatus(report.status, received);
  if (status === report.status) return;
  recordReport(store, report, { step: 'received', status, call: undefined });
  if (isFinalStatus(status)) store.get(openPaymentsAtom).end(report.depositId);
  host.send('DepositStatus', { depositId: report.depositId, status });
}
