import type { StatusUpdate } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import {
  advanceStatus,
  depositWith,
  isFinalStatus,
  openPaymentsAtom,
  paymentsAtom,
} from '@paywidget/shared/payments';
import { useApi, useHost } from '@paywidget/shared/services';
import { useStore } from '@paywidget/shared/state';
import { useLeave } from '@paywidget/shared/transaction';
import { Button, Notice } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useReturnToPayment } from '../resume/useReturnToPayment';
import { pollDepositStatus } from '../status/pollDepositStatus';
import { useDepositPush } from '../status/useDepositPush';
import { reportView } from './reportView';
import { type ReportedDeposit, useReportsOf } from './useReports';
import { useRepeatReport } from './useSendReport';

/**
 * On a method's form: shows the state of each deposit with this method that the player has reported as paid, until its final
 * status has been shown. So nobody pays a second time unnoticed.
 */
export function ReportNotices({ method }: { method: string | undefined }) {
  const reports = useReportsOf(method);
  return (
    <div role="status">
      {reports.map((report) => (
        <ReportNotice key={report.depositId} report={report} />
      ))}
    </div>
  );
}

function ReportNotice({ report }: { report: ReportedDeposit }) {
  const { t } = useTranslation();
  const { isOpening, open } = useOpenReported(report);
  const { tone, title, text } = reportView(report);
  useFollowReport(report);
  useRepeatReport(report);
  return (
    <Notice
      tone={tone}
      title={t(title)}
      action={
        <Button variant="plain" action="resume" busy={isOpening} onClick={open}>
          {t(report.step === 'rejected' ? 'p2p.left.resume' : 'p2p.processing.show')}
        </Button>
      }
    >
      {t(text)}
      {report.status === 'mistaked' && (
        <p>
          {t('deposit.complete.reference')} <bdi dir="ltr">{report.depositId}</bdi>
        </p>
      )}
    </Notice>
  );
}

/** Follows the deposit's status, by pushes and by a poll, until the status is final. Shows a final status once. */
function useFollowReport({ depositId, method, status }: ReportedDeposit): void {
  const api = useApi();
  const host = useHost();
  const store = useStore();
  const isFinal = isFinalStatus(status);
  const onStatus = useEffectEvent(({ status: received }: StatusUpdate) => {
    const next = advanceStatus(status, received);
    if (next === status) return;
    const isOver = isFinalStatus(next);
    store.set(paymentsAtom, { type: 'statusReceived', depositId, status: received, isOver });
    host.send('DepositStatus', { depositId, status: next });
  });
  useDepositPush((push) => {
    if (push.depositId === depositId) onStatus(push);
  });
  useEffect(() => {
    if (!isFinal) return pollDepositStatus(api, { depositId, method }, (update) => onStatus(update));
  }, [api, depositId, method, isFinal]);
  useLeave(() => {
    if (isFinal) store.set(paymentsAtom, { type: 'reportForgotten', depositId });
  });
}

/** Opens the page of a reported deposit: its invoice if the player may send the report again, else the complete page. */
function useOpenReported({ depositId }: ReportedDeposit) {
  const store = useStore();
  const { go } = useFlow();
  const { openingId, open } = useReturnToPayment();
  return {
    isOpening: openingId === depositId,
    open() {
      const payment = store.get(openPaymentsAtom).find((open) => open.depositId === depositId);
      if (payment) return open(payment);
      const { ref } = depositWith(store.get(paymentsAtom).deposits, depositId) ?? {};
      if (ref !== undefined) store.set(paymentsAtom, { type: 'shown', ref });
      go('deposit.complete', { replace: true });
    },
  };
}
