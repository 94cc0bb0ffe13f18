import type { Endpoint, RequestOf } from '@paywidget/shared/contract';
import { type ReportedDeposit, useRepeatReport, useReportOn, useSendReport } from '@paywidget/shared/deposit';
import type { PaymentErrorText } from '@paywidget/shared/payments';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { InvoiceDeposit } from '../deposit/invoiceDeposit';
import { useLeaveInvoice } from '../deposit/useLeaveInvoice';

/** `busy`: the call is running. `unknown`: the call was sent, but may not have arrived. The player can send it again. */
export type CompletionView = 'ready' | 'busy' | 'unknown';

export interface Completion<Payload> {
  view: CompletionView;
  /**
   * True if the player has reported the deposit as paid, but the report may not have arrived: in the view `unknown`, and
   * after a reload.
   */
  isUnknown: boolean;
  /** True if the player may have reported the deposit as paid. Then it must not be cancelled. */
  isClaimed: boolean;
  /** The reason why the last call was rejected, until the next press. */
  rejection?: PaymentErrorText;
  /** Reports that the deposit is paid. Does nothing while a call is running. */
  complete(payload: Payload): void;
  /** Sends the same payload again under the same idempotency key. */
  retry(): void;
}

/** The part of the completion that the invoice's footer shows. */
export type CompletionState = Omit<Completion<never>, 'complete'>;

/**
 * Reports to the server that a deposit is paid, then opens the complete page. If the server rejects the call, shows the
 * reason, and the page stays. After an unknown outcome the call is repeated until the server answers or the deposit's status
 * resolves it (`useFollowStatus` with `isUnknown`). The report outlives the page: see `useSendReport`.
 */
export function useCompletion<E extends Endpoint>(
  endpoint: E,
  deposit: InvoiceDeposit | undefined,
): Completion<RequestOf<E>> {
  const { send, repeat } = useSendReport();
  const leave = useLeaveInvoice(deposit);
  const report = useReportOn(deposit?.depositId);
  useRepeatReport(report);

  const leavePaid = useEffectEvent(() => {
    // If a status has resolved the report, it has also opened the complete page.
    if (report?.status === 'waiting') leave.paid();
  });
  const step = report?.step;
  const previousStep = useRef<ReportedDeposit['step'] | 'entry' | undefined>('entry');
  useEffect(() => {
    const wasReported = previousStep.current !== undefined && previousStep.current !== 'rejected';
    previousStep.current = step;
    if (step === 'received' && wasReported) leavePaid();
  }, [step]);

  return {
    view: viewOf(report),
    isUnknown: report?.step === 'unknown',
    isClaimed: report !== undefined && report.step !== 'rejected',
    rejection: report?.step === 'rejected' ? report.reason : undefined,
    complete(payload) {
      if (!deposit) return;
      const { depositId, method } = deposit;
      send({ depositId, method }, endpoint, payload);
    },
    retry: () => deposit && repeat(deposit.depositId, true),
  };
}

function viewOf(report: ReportedDeposit | undefined): CompletionView {
  switch (report?.step) {
    case 'sending':
    case 'received':
      return 'busy';
    case 'unknown':
      // After a reload there is no call to send again, so the player may press once more.
      return report.call ? 'unknown' : 'ready';
    default:
      return 'ready';
  }
}
