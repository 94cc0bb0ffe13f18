import type { Box } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount, isZero } from '@paywidget/shared/money';
import { goldCoin, sweepCoin } from '../../model/coins';
import styles from './BoxCard.module.scss';
import { CoinPicture } from './CoinPicture';

interface BoxCardProps {
  box: Box;
  onChoose: (box: Box) => void;
}

/** One box: its gold coins, its free sweep coins, and the price. */
export function BoxCard({ box, onChoose }: BoxCardProps) {
  const { t, i18n } = useTranslation();
  const { boxId, gcAmount, scAmount, price, priceCurrencyCode } = box;
  const free = formatAmount(scAmount, sweepCoin, i18n.language);
  return (
    <button type="button" className={styles.card} data-box={boxId} onClick={() => onChoose(box)}>
      <CoinPicture />
      <span className={styles.coins}>
        <span className={styles.gold}>
          <bdi>{formatAmount(gcAmount, goldCoin, i18n.language)}</bdi>
        </span>
        <span className={styles.kind}>{t('sweep.coins.gold')}</span>
      </span>
      {!isZero(scAmount) && <span className={styles.free}>{t('sweep.box.free', { amount: free })}</span>}
      <span className={styles.price}>
        <bdi>{formatAmount(price, priceCurrencyCode, i18n.language)}</bdi>
      </span>
    </button>
  );
}
