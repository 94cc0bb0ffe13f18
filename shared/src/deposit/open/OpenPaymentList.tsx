import type { StatusUpdate } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import {
  depositWith,
  isFinalStatus,
  matchesPush,
  type OpenPayment,
  openPaymentsAtom,
  paymentsAtom,
} from '@paywidget/shared/payments';
import { useApi, useHost } from '@paywidget/shared/services';
import { useAtomValue, useStore } from '@paywidget/shared/state';
import { formatTime } from '@paywidget/shared/transaction';
import { Icon, useSnackbar } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { type ReportedDeposit, reportOn } from '../report/useReports';
import { useRepeatReport } from '../report/useSendReport';
import { useReturnToPayment } from '../resume/useReturnToPayment';
import { completeViewOf } from '../status/completeView';
import { endReasonOf } from '../status/endReason';
import { pollDepositStatus } from '../status/pollDepositStatus';
import { useDepositPush } from '../status/useDepositPush';
import styles from './OpenPaymentList.module.scss';

/** The strip above a list: the player's payments without a final status. Each leads back to its page. */
export function OpenPaymentList() {
  const { t } = useTranslation();
  const payments = useAtomValue(openPaymentsAtom);
  const { openingId, open } = useReturnToPayment();
  if (payments.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('deposit.open.heading')}>
      {payments.map((payment) => (
        <li key={payment.depositId}>
          <OpenPaymentRow
            payment={payment}
            isOpening={openingId === payment.depositId}
            onOpen={() => open(payment)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Titles of a payment that the player has reported as paid, by the state of the report. */
const reportTitles = {
  sending: 'deposit.unknown.title',
  unknown: 'invoice.unknown.title',
  received: 'deposit.open.accepted',
  rejected: 'invoice.rejected.title',
} as const;

function titleOf({ status, endReason }: OpenPayment, report: ReportedDeposit | undefined): string {
  if (isFinalStatus(status)) return completeViewOf({ status, endReason }).title;
  if (report && status === 'waiting') return reportTitles[report.step];
  return status === 'waiting' ? 'deposit.open.waiting' : 'deposit.open.accepted';
}

interface OpenPaymentRowProps {
  payment: OpenPayment;
  isOpening: boolean;
  onOpen: () => void;
}

function OpenPaymentRow({ payment, isOpening, onOpen }: OpenPaymentRowProps) {
  const { t, i18n } = useTranslation();
  const report = reportOn(payment);
  useFollowPayment(payment);
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
        <span className={styles.title}>{t(titleOf(payment, report))}</span>
        <span className={styles.text}>
          {t('deposit.open.text', { time: formatTime(payment.createdAt ?? 0, i18n.language) })}
        </span>
      </span>
      {isOpening ? <span className={styles.ring} aria-hidden="true" /> : <Icon name="chevron" />}
    </button>
  );
}

/**
 * Follows an open payment. A snackbar shows a final status. A processed payment then leaves the list. A failed payment stays
 * until the player opens its page: the player may have sent money, and the page leads to support.
 */
function useFollowPayment(payment: OpenPayment): void {
  const api = useApi();
  const host = useHost();
  const snackbar = useSnackbar();
  const { t } = useTranslation();
  const store = useStore();
  const {
    depositId,
    order: { method },
  } = payment;

  const onStatus = useEffectEvent((update: StatusUpdate) => {
    const before = depositWith(store.get(paymentsAtom).deposits, depositId) ?? payment;
    const endReason = endReasonOf(update, payment, api.clock.now());
    const isOver = update.status === 'processed';
    store.set(paymentsAtom, { type: 'statusReceived', depositId, status: update.status, endReason, isOver });
    const { status } = depositWith(store.get(paymentsAtom).deposits, depositId) ?? before;
    if (!isFinalStatus(status)) return;
    store.set(paymentsAtom, { type: 'reportForgotten', depositId });
    // The answer may only add the reason of the failure.
    if (status === before.status) return;
    host.send('DepositStatus', { depositId, status });
    snackbar.show({
      tone: status === 'processed' ? 'success' : 'danger',
      text: t(completeViewOf({ status, endReason }).title),
    });
  });
  useDepositPush((push) => {
    if (matchesPush(push, payment)) onStatus(push);
  });
  useEffect(
    () => pollDepositStatus(api, { depositId, method }, (update) => onStatus(update)),
    [api, depositId, method],
  );
}
