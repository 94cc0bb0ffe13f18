import { useTranslation } from '@paywidget/shared/i18n';
import { CopyButton } from '@paywidget/shared/ui/controls';
import { formatExactAmount } from './exactAmount';
import type { PayableAmount } from './invoiceDeposit';
import styles from './PayableAmountCard.module.scss';

export interface PayableAmountCardProps {
  amount: PayableAmount;
  /** For transfers that the payer types in by hand. */
  isCopyable?: boolean;
}

/** What is to be paid, large. */
export function PayableAmountCard({ amount, isCopyable = false }: PayableAmountCardProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.card}>
      <dl className={styles.amount}>
        <dt className={styles.label}>{t('invoice.amount')}</dt>
        <dd className={styles.value}>{formatExactAmount(amount, i18n.language)}</dd>
      </dl>
      {isCopyable && (
        <CopyButton
          value={amount.value}
          label={t('invoice.amount.copy')}
          copiedLabel={t('invoice.copied')}
          failedLabel={t('invoice.copyFailed')}
        />
      )}
    </div>
  );
}
