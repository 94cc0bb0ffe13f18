import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import type { AdditionalTransaction } from '@paywidget/shared/state';
import styles from './AdditionalTransactionList.module.scss';
import { ConfirmationProgress } from './ConfirmationProgress';
import { shortHash } from './shortHash';
import { useAdditionalTransactions } from './useAdditionalTransactions';
import { useConfirmations } from './useConfirmations';

/** The other payments to the same address, each with how it is doing; nothing while there are none. */
export function AdditionalTransactionList() {
  const { t } = useTranslation();
  const coins = useAdditionalTransactions();
  if (coins.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('deposit.complete.laterCoins.title')}</h2>
      <ul className={styles.list} aria-live="polite">
        {coins.map((payment) => (
          <AdditionalTransactionItem key={payment.txid} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function AdditionalTransactionItem({ payment }: { payment: AdditionalTransaction }) {
  const { t, i18n } = useTranslation();
  const { txid = '', amount, currency = '', status } = payment;
  const blocks = useConfirmations(status === 'waiting' ? payment : undefined);
  const isConfirmed = blocks !== undefined && blocks.confirmed >= blocks.required;
  const shown = isConfirmed ? 'accepted' : status;
  return (
    <li className={styles.payment}>
      <span className={styles.line}>
        <strong>{amount && formatAmount(amount, currency, i18n.language)}</strong>
        <span>{t(`deposit.complete.laterCoins.${shown}`)}</span>
      </span>
      <span className={styles.hash}>
        <bdi dir="ltr">{shortHash(txid)}</bdi>
      </span>
      {blocks && !isConfirmed && <ConfirmationProgress blocks={blocks} />}
    </li>
  );
}
