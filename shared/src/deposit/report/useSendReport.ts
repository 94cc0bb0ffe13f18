import { useApi } from '@paywidget/shared/api';
import type { Endpoint, RequestOf } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { attemptKeyAtom, useStore } from '@paywidget/shared/state';
import {
  idempotentCallOf,
  isTranslatedIn,
  paymentErrorText,
  scheduleRetry,
  usePaymentErrorSnackbar,
} from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';
import { openPaymentsAtom } from '../open/openPayments';
import { paidDepositsAtom } from '../resume/paymentClaims';
import {
  type PaymentReport,
  paymentReportsAtom,
  type ReportedDeposit,
  recordReport,
  reportOn,
} from './paymentReports';

export interface SendReport {
  /** Reports that a deposit is paid. Does nothing while a report about it is being sent. */
  send<E extends Endpoint>(deposit: ReportedDeposit, endpoint: E, payload: RequestOf<E>): void;
  /** Sends an unknown report again: the same body under the same key. `isByPlayer` if they pressed for it. */
  repeat(depositId: string, isByPlayer: boolean): void;
}

/**
 * Sends reports that a deposit is paid. The call and its result outlive the screen: they are in the store, so every screen tells
 * what became of the report. A rejection also shows a snackbar, wherever the player is.
 */
export function useSendReport(): SendReport {
  const api = useApi();
  const store = useStore();
  const { i18n } = useTranslation();
  const showFailure = usePaymentErrorSnackbar();

  async function run(deposit: ReportedDeposit, { endpoint, payload }: NonNullable<PaymentReport['call']>) {
    const { depositId } = deposit;
    const player = store.get(attemptKeyAtom);
    const paid = store.get(paidDepositsAtom);
    const payments = store.get(openPaymentsAtom);
    const call = idempotentCallOf(store, api, endpoint);
    /** Undefined if the host has changed the player, or a status has resolved the report meanwhile. */
    const pending = () => {
      if (store.get(attemptKeyAtom) !== player) return undefined;
      const report = reportOn(store.get(paymentReportsAtom), depositId);
      return report?.call && report;
    };
    paid.record(depositId, 'said');
    try {
      await call.send(payload);
      paid.record(depositId, 'followed');
      payments.markPaid(depositId);
      if (pending()) recordReport(store, deposit, { step: 'received', call: undefined });
    } catch (error) {
      const report = pending();
      if (!report) return;
      const isUnknown = call.isUnknown(payload);
      const failureCount = (report.failureCount ?? 0) + 1;
      const reason = paymentErrorText(error, isTranslatedIn(i18n));
      recordReport(
        store,
        deposit,
        isUnknown ? { step: 'unknown', failureCount } : { step: 'rejected', call: undefined, reason },
      );
      if (!isUnknown) showFailure(reason);
    }
  }

  return {
    send(deposit, endpoint, payload) {
      if (reportOn(store.get(paymentReportsAtom), deposit.depositId)?.step === 'sending') return;
      const call = { endpoint, payload };
      recordReport(store, deposit, { step: 'sending', status: 'waiting', call, failureCount: 0 });
      void run(deposit, call);
    },
    repeat(depositId, isByPlayer) {
      const report = reportOn(store.get(paymentReportsAtom), depositId);
      if (report?.step !== 'unknown' || !report.call) return;
      if (isByPlayer) recordReport(store, report, { step: 'sending' });
      void run(report, report.call);
    },
  };
}

/** Repeats an unknown report with growing delays while the screen is shown. The server counts it once. */
export function useRepeatReport(report: PaymentReport | undefined): void {
  const { repeat } = useSendReport();
  const { depositId, failureCount = 0 } = report ?? {};
  const isRepeatable = report?.step === 'unknown' && report.call !== undefined;
  const onRetry = useEffectEvent(() => {
    if (depositId !== undefined) repeat(depositId, false);
  });
  useEffect(() => {
    if (isRepeatable) return scheduleRetry(Math.max(0, failureCount - 1), () => onRetry());
  }, [isRepeatable, failureCount]);
}
