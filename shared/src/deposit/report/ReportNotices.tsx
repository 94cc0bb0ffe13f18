import { useApi } from '@paywidget/shared/api';
import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { useChosenMethod } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { transactionAtom, useAtomValue, useStore } from '@paywidget/shared/state';
import { isFinalStatus, useLeave } from '@paywidget/shared/transaction';
import { Button, Notice } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { pollDepositStatus } from '../complete/pollDepositStatus';
import { useDepositPush } from '../complete/useDepositPush';
import { openPaymentsAtom } from '../open/openPayments';
import { useReturnToPayment } from '../open/useReturnToPayment';
import { paidDepositsAtom } from '../resume/paymentClaims';
import { applyReportStatus, forgetReport, type PaymentReport, paymentReportsAtom } from './paymentReports';
import { reportView } from './reportView';
import { useRepeatReport } from './useSendReport';

/**
 * On a method's form: says what became of the deposits with this method that the player reported as paid, until their final
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

/** The reports about a method's deposits. After a reload, those of its open payments that the player claimed to have paid. */
export function useReportsOf(method: string | undefined): PaymentReport[] {
  const reports = useAtomValue(paymentReportsAtom).filter((report) => report.method === method);
  const paid = useAtomValue(paidDepositsAtom);
  const earlier = useAtomValue(openPaymentsAtom)
    .list()
    .filter((payment) => payment.method === method)
    .filter(({ depositId }) => !reports.some((report) => report.depositId === depositId))
    .flatMap(({ depositId, isPaid, method: name }): PaymentReport[] => {
      const isReceived = isPaid || paid.claimFor(depositId) === 'followed';
      if (!isReceived && paid.claimFor(depositId) === undefined) return [];
      return [{ depositId, method: name, step: isReceived ? 'received' : 'unknown', status: 'waiting' }];
    });
  return [...earlier, ...reports];
}

function ReportNotice({ report }: { report: PaymentReport }) {
  const { t } = useTranslation();
  const { isOpening, open } = useOpenReported(report);
  const { tone, title, text } = reportView(report, useChosenMethod()?.cardViewType === 'p2p');
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
          {t('deposit.complete.reference')}: <bdi dir="ltr">{report.depositId}</bdi>
        </p>
      )}
    </Notice>
  );
}

/** Follows the deposit's status, by pushes and by a poll, until it is final. A final one is told once. */
function useFollowReport(report: PaymentReport): void {
  const api = useApi();
  const host = useHost();
  const store = useStore();
  const { depositId, method, status } = report;
  const isFinal = isFinalStatus(status);
  const onStatus = useEffectEvent((received: PaymentReport['status']) =>
    applyReportStatus(store, host, report, received),
  );
  useDepositPush((push) => {
    if (push.depositId === depositId) onStatus(push.status);
  });
  useEffect(() => {
    if (!isFinal) return pollDepositStatus(api, { depositId, method }, (received) => onStatus(received));
  }, [api, depositId, method, isFinal]);
  useLeave(() => {
    if (isFinal) forgetReport(store, depositId);
  });
}

/** Opens the page of a reported deposit: its invoice if the report may be sent again, else the complete page. */
function useOpenReported({ depositId, method, status }: PaymentReport) {
  const store = useStore();
  const { go } = useFlow();
  const payments = useAtomValue(openPaymentsAtom);
  const { openingId, open } = useReturnToPayment();
  return {
    isOpening: openingId === depositId,
    open() {
      const payment = payments.list().find((candidate) => candidate.depositId === depositId);
      if (payment) return open(payment);
      store.set(transactionAtom, { status, depositId, method });
      go('deposit.complete', { replace: true });
    },
  };
}
