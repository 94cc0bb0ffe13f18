import {
  type Deposit,
  depositWith,
  isFinalStatus,
  type PaymentReport,
  paymentsAtom,
} from '@paywidget/shared/payments';
import { useAtomValue } from '@paywidget/shared/state';

/** The report that the player has paid a deposit ("I have paid"), until the deposit's final status has been shown. */
export interface ReportedDeposit extends PaymentReport, Pick<Deposit, 'status'> {
  readonly depositId: string;
  /** The method's name. */
  readonly method: string;
}

/**
 * The report about a deposit, if the player has made a report. After a reload, only the player's claim is left: there is
 * nothing to send again.
 */
export function reportOn(deposit: Deposit | undefined): ReportedDeposit | undefined {
  const { depositId, order, status = 'waiting', report, claim } = deposit ?? {};
  if (depositId === undefined || order?.method === undefined) return undefined;
  const { method } = order;
  if (report) return { depositId, method, status, ...report };
  if (claim === undefined) return undefined;
  return { depositId, method, status, step: claim === 'followed' ? 'received' : 'unknown' };
}

/** True until the report has arrived. Until then, another deposit with the method might pay for the same thing twice. */
export const isOpenReport = ({ step, status }: ReportedDeposit): boolean =>
  (step === 'sending' || step === 'unknown') && status === 'waiting';

/** The report about a deposit, also one from before a reload. */
export function useReportOn(depositId: string | undefined): ReportedDeposit | undefined {
  return reportOn(depositWith(useAtomValue(paymentsAtom).deposits, depositId));
}

/**
 * The reports about a method's deposits, also reports about its open payments from before a reload. The oldest report is
 * first.
 */
export function useReportsOf(method: string | undefined): ReportedDeposit[] {
  return useAtomValue(paymentsAtom)
    .deposits.list.filter(({ order }) => order.method === method)
    .filter(
      ({ report, place, status }) => report !== undefined || (place !== undefined && !isFinalStatus(status)),
    )
    .flatMap((deposit) => reportOn(deposit) ?? [])
    .reverse();
}
