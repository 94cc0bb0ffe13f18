import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import type { AdditionalTransaction } from '@paywidget/shared/payments';
import { shortHash } from '@paywidget/shared/transaction';
import styles from './AdditionalTransactionList.module.scss';
import { ConfirmationProgress } from './ConfirmationProgress';
import { useAdditionalTransactions } from './useAdditionalTransactions';
import { useConfirmations } from './useConfirmations';

/** Lists the other payments to the same address, each with its status. Renders nothing if there are none. */
export function AdditionalTransactionList() {
  const { t } = useTranslation();
  const transactions = useAdditionalTransactions();
  if (transactions.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('deposit.complete.additional.title')}</h2>
      <ul className={styles.list} aria-live="polite">
        {transactions.map((payment) => (
          <AdditionalTransactionItem key={payment.txid} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function AdditionalTransactionItem({ payment }: { payment: AdditionalTransaction }) {
  const { t, i18n } = useTranslation();
  const { txid = '', amount, currency = '', credited, status } = payment;
  const confirmations = useConfirmations(status === 'waiting' ? payment : undefined);
  const isConfirmed = confirmations !== undefined && confirmations.confirmed >= confirmations.required;
  const shownStatus = isConfirmed ? 'accepted' : status;
  return (
    <li className={styles.payment}>
      <span className={styles.line}>
        <strong>{amount && formatAmount(amount, currency, i18n.language)}</strong>
        <span>{t(`deposit.complete.additional.${shownStatus}`)}</span>
      </span>
      {credited && shownStatus !== 'mistaked' && (
        <span className={styles.line}>
          <span>{t('deposit.summary.credited')}</span>
          <span>{formatAmount(credited.amount, credited.currency, i18n.language)}</span>
        </span>
      )}
      <span className={styles.hash}>
        <bdi dir="ltr">{shortHash(txid)}</bdi>
      </span>
      {confirmations && !isConfirmed && <ConfirmationProgress confirmations={confirmations} />}
    </li>
  );
}
