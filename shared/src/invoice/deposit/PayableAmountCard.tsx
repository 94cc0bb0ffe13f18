import { useTranslation } from '@paywidget/shared/i18n';
import { canonical, currencyOf, formatAmount } from '@paywidget/shared/money';
import { CopyButton } from '@paywidget/shared/ui/controls';
import type { PayableAmount } from './invoiceDeposit';
import styles from './PayableAmountCard.module.scss';

export interface PayableAmountCardProps {
  amount: PayableAmount;
  /** Adds a copy button, for transfers that the payer types in by hand. */
  isCopyable?: boolean;
}

/** Shows the amount to pay in large type. */
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

/** The most decimals that all browsers can write. No coin has more than 18. */
const mostDecimals = 20;

/** Formats the amount with all its decimals. Rounding would change the amount to pay. */
function formatExactAmount({ value, currency: code }: PayableAmount, locale: string): string {
  const currency = currencyOf(code);
  const [, digits = ''] = canonical(value).split('.');
  const decimals = Math.min(Math.max(currency.decimals, digits.length), mostDecimals);
  return formatAmount(value, { ...currency, decimals }, locale);
}
