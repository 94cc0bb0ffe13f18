import { useApi } from '@paywidget/shared/api';
import type { TransactionStatus } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { useAtomValue, useStore } from '@paywidget/shared/state';
import { formatTime, matchesPush } from '@paywidget/shared/transaction';
import { Icon, useSnackbar } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { pollDepositStatus } from '../complete/pollDepositStatus';
import { useDepositPush } from '../complete/useDepositPush';
import { forgetReport, paymentReportsAtom, recordReport, reportOn } from '../report/paymentReports';
import { useRepeatReport } from '../report/useSendReport';
import styles from './OpenPaymentList.module.scss';
import { type OpenPayment, openPaymentsAtom } from './openPayments';
import { useReturnToPayment } from './useReturnToPayment';

/** The strip above a list: the player's payments without a final status. Each leads back to its page. */
export function OpenPaymentList() {
  const { t } = useTranslation();
  const payments = useAtomValue(openPaymentsAtom);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const { openingId, open } = useReturnToPayment();
  const listed = payments.list();
  if (listed.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('deposit.open.heading')}>
      {listed.map((payment) => (
        <li key={payment.depositId}>
          <OpenPaymentRow
            payment={payment}
            isOpening={openingId === payment.depositId}
            onOpen={() => open(payment)}
            onEnd={refresh}
          />
        </li>
      ))}
    </ul>
  );
}

/** Titles of a payment that the player reported as paid, by what became of the report. */
const reportTitles = {
  sending: 'deposit.unknown.title',
  unknown: 'invoice.unknown.title',
  received: 'deposit.open.accepted',
  rejected: 'invoice.rejected.title',
} as const;

const titles = {
  waiting: 'deposit.open.waiting',
  accepted: 'deposit.open.accepted',
  mistaked: 'deposit.complete.counterparty.title',
} as const;

interface OpenPaymentRowProps {
  payment: OpenPayment;
  isOpening: boolean;
  onOpen: () => void;
  /** Called once the payment has a final status and is no longer listed. */
  onEnd: () => void;
}

function OpenPaymentRow({ payment, isOpening, onOpen, onEnd }: OpenPaymentRowProps) {
  const { t, i18n } = useTranslation();
  const status = useOpenStatus(payment, onEnd);
  const report = reportOn(useAtomValue(paymentReportsAtom), payment.depositId);
  useRepeatReport(report);
  const title = report && status === 'waiting' ? reportTitles[report.step] : titles[status];
  return (
    <button
      type="button"
      className={styles.row}
      data-action="resume"
      aria-busy={isOpening || undefined}
      onClick={onOpen}
    >
      <Icon name="clock" />
      <span className={styles.words}>
        <span className={styles.title}>{t(title)}</span>
        <span className={styles.text}>
          {t('deposit.open.text', { time: formatTime(payment.createdAt, i18n.language) })}
        </span>
      </span>
      {isOpening ? <span className={styles.ring} aria-hidden="true" /> : <Icon name="chevron" />}
    </button>
  );
}

/**
 * Follows an open payment. A final status ends it, and is shown as a snackbar. A peer-to-peer deposit that was cancelled stays until
 * its page is opened.
 */
function useOpenStatus({ depositId, method, kind, onchainTransaction }: OpenPayment, onEnd: () => void) {
  const api = useApi();
  const host = useHost();
  const snackbar = useSnackbar();
  const { t } = useTranslation();
  const store = useStore();
  const payments = useAtomValue(openPaymentsAtom);
  const [status, setStatus] = useState<keyof typeof titles>('waiting');

  const onStatus = useEffectEvent((received: TransactionStatus) => {
    if (received === 'waiting') return setStatus(received);
    if (reportOn(store.get(paymentReportsAtom), depositId))
      recordReport(store, { depositId, method }, { step: 'received', status: received, call: undefined });
    if (received === 'accepted') return setStatus(received);
    forgetReport(store, depositId);
    host.send('DepositStatus', { depositId, status: received });
    // The player may have sent money, so the row stays. Its page leads to support.
    if (received === 'mistaked' && kind === 'peer-to-peer') return setStatus(received);
    payments.end(depositId);
    snackbar.show({
      tone: received === 'processed' ? 'success' : 'danger',
      text: t(`deposit.complete.${received}.title`),
    });
    onEnd();
  });
  useDepositPush((push) => {
    if (matchesPush(push, { status, depositId, onchainTransaction })) onStatus(push.status);
  });
  useEffect(
    () => pollDepositStatus(api, { depositId, method }, (received) => onStatus(received)),
    [api, depositId, method],
  );
  return status;
}
