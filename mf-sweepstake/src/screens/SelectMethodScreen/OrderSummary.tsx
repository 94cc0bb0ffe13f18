import type { Box } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Summary } from '@paywidget/shared/ui/controls';
import styles from './Order.module.scss';
import { useOrderRows } from './useOrderRows';

/** The coins in the box and the price. */
export function OrderSummary({ box }: { box: Box }) {
  const { t, i18n } = useTranslation();
  const coins = useOrderRows(box);
  const price = formatAmount(box.price, box.priceCurrencyCode, i18n.language);
  return (
    <div className={styles.order}>
      <Summary rows={[...coins, { label: t('deposit.summary.charged'), value: price, strong: true }]} />
    </div>
  );
}
