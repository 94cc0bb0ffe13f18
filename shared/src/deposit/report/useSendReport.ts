import type { Endpoint, RequestOf } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { depositWith, type PaymentReport, paymentsAtom, paymentsOf } from '@paywidget/shared/payments';
import { useApi } from '@paywidget/shared/services';
import { attemptKeyAtom, useStore } from '@paywidget/shared/state';
import {
  idempotentCallOf,
  isTranslatedIn,
  paymentErrorText,
  scheduleRetry,
  usePaymentErrorSnackbar,
} from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';
import { type ReportedDeposit, reportOn } from './useReports';

type DepositIdentity = Pick<ReportedDeposit, 'depositId' | 'method'>;

export interface SendReport {
  /** Reports that a deposit is paid. Does nothing while a report about this deposit is being sent. */
  send<E extends Endpoint>(deposit: DepositIdentity, endpoint: E, payload: RequestOf<E>): void;
  /**
   * Sends a report of unknown outcome again: the same body under the same key. `isByPlayer` is true if the player pressed
   * for it.
   */
  repeat(depositId: string, isByPlayer: boolean): void;
}

/**
 * Sends reports that a deposit is paid. The call and its result outlive the screen: they are in the record of the deposit,
 * so every screen shows the state of the report. A rejection also shows a snackbar, on any screen.
 */
export function useSendReport(): SendReport {
  const api = useApi();
  const store = useStore();
  const { i18n } = useTranslation();
  const showFailure = usePaymentErrorSnackbar();

  const known = (depositId: string) => depositWith(store.get(paymentsAtom).deposits, depositId)?.report;
  const record = ({ depositId, method }: DepositIdentity, report: PaymentReport) =>
    store.set(paymentsAtom, { type: 'reported', depositId, method, report });

  async function run(deposit: DepositIdentity, { endpoint, payload }: NonNullable<PaymentReport['call']>) {
    const { depositId } = deposit;
    const player = store.get(attemptKeyAtom);
    const payments = paymentsOf(store);
    const call = idempotentCallOf(store, api, endpoint);
    /** Undefined if the host has changed the player, or a status has resolved the report meanwhile. */
    const pending = () => {
      const report = store.get(attemptKeyAtom) === player ? known(depositId) : undefined;
      return report?.call && report;
    };
    payments.dispatch({ type: 'claimed', depositId, claim: 'said' });
    try {
      await call.send(payload);
      const isPending = pending() !== undefined;
      payments.dispatch({ type: 'claimed', depositId, claim: 'followed' });
      if (isPending) record(deposit, { step: 'received', call: undefined });
    } catch (error) {
      const report = pending();
      if (!report) return;
      const isUnknown = call.isUnknown(payload);
      const failureCount = (report.failureCount ?? 0) + 1;
      const reason = paymentErrorText(error, isTranslatedIn(i18n));
      record(
        deposit,
        isUnknown ? { step: 'unknown', failureCount } : { step: 'rejected', call: undefined, reason },
      );
      if (!isUnknown) showFailure(reason);
    }
  }

  return {
    send(deposit, endpoint, payload) {
      if (known(deposit.depositId)?.step === 'sending') return;
      const call = { endpoint, payload };
      record(deposit, { step: 'sending', call, failureCount: 0 });
      void run(deposit, call);
    },
    repeat(depositId, isByPlayer) {
      const report = reportOn(depositWith(store.get(paymentsAtom).deposits, depositId));
      if (report?.step !== 'unknown' || !report.call) return;
      if (isByPlayer) record(report, { step: 'sending' });
      void run(report, report.call);
    },
  };
}

/** While the screen is shown, repeats a report of unknown outcome with growing delays. The server counts it once. */
export function useRepeatReport(report: ReportedDeposit | undefined): void {
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
