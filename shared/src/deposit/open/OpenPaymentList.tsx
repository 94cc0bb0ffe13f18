import { useApi } from '@paywidget/shared/api';
import type { StatusUpdate } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { perPlayerAtom, type Transaction, useAtomValue, useStore } from '@paywidget/shared/state';
import { advanceStatus, formatTime, isFinalStatus, matchesPush } from '@paywidget/shared/transaction';
import { Icon, useSnackbar } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { completeViewOf } from '../complete/completeView';
import { endReasonIn } from '../complete/endReason';
import { pollDepositStatus } from '../complete/pollDepositStatus';
import { useDepositPush } from '../complete/useDepositPush';
import {
  forgetReport,
  type PaymentReport,
  paymentReportsAtom,
  recordReport,
  reportOn,
} from '../report/paymentReports';
import { useReportOn } from '../report/useReports';
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

type OpenStatus = Pick<Transaction, 'status' | 'endReason'>;

const waiting: OpenStatus = { status: 'waiting' };

/** What lists know of the player's open payments, by id. The host is told of a status once, however often a list is opened. */
const statusesAtom = perPlayerAtom<ReadonlyMap<string, OpenStatus>>(new Map());

function titleOf({ status, endReason }: OpenStatus, report: PaymentReport | undefined): string {
  if (isFinalStatus(status)) return completeViewOf({ status, endReason }).title;
  if (report && status === 'waiting') return reportTitles[report.step];
  return status === 'waiting' ? 'deposit.open.waiting' : 'deposit.open.accepted';
}

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
  const report = useReportOn(payment);
  useRepeatReport(report);
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
        <span className={styles.title}>{t(titleOf(status, report))}</span>
        <span className={styles.text}>
          {t('deposit.open.text', { time: formatTime(payment.createdAt, i18n.language) })}
        </span>
      </span>
      {isOpening ? <span className={styles.ring} aria-hidden="true" /> : <Icon name="chevron" />}
    </button>
  );
}

/**
 * Follows an open payment. A snackbar shows a final status. A processed payment then ends. A failed one stays until its page is
 * opened: the player may have sent money, and the page leads to support.
 */
function useOpenStatus(payment: OpenPayment, onEnd: () => void): OpenStatus {
  const api = useApi();
  const host = useHost();
  const snackbar = useSnackbar();
  const { t } = useTranslation();
  const store = useStore();
  const payments = useAtomValue(openPaymentsAtom);
  const { depositId, method, onchainTransaction } = payment;
  const shown = useAtomValue(statusesAtom).get(depositId) ?? waiting;

  const onStatus = useEffectEvent((update: StatusUpdate) => {
    const statuses = store.get(statusesAtom);
    const known = statuses.get(depositId) ?? waiting;
    const status = advanceStatus(known.status, update.status);
    const endReason = known.endReason ?? endReasonIn(store, update, payment, api.clock.now());
    if (status === known.status && endReason === known.endReason) return;
    store.set(statusesAtom, new Map(statuses).set(depositId, { status, endReason }));
    if (reportOn(store.get(paymentReportsAtom), depositId))
      recordReport(store, { depositId, method }, { step: 'received', status, call: undefined });
    if (!isFinalStatus(status)) return;
    forgetReport(store, depositId);
    // An answer may only add why it failed.
    if (status === known.status) return;
    host.send('DepositStatus', { depositId, status });
    snackbar.show({
      tone: status === 'processed' ? 'success' : 'danger',
      text: t(completeViewOf({ status, endReason }).title),
    });
    if (status !== 'processed') return;
    payments.end(depositId);
    onEnd();
  });
  useDepositPush((push) => {
    if (matchesPush(push, { status: shown.status, depositId, onchainTransaction })) onStatus(push);
  });
  useEffect(
    () => pollDepositStatus(api, { depositId, method }, (update) => onStatus(update)),
    [api, depositId, method],
  );
  return shown;
}
