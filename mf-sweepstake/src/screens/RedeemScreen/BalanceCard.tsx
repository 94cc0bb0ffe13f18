import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount, isZero } from '@paywidget/shared/money';
import { IconButton, Notice } from '@paywidget/shared/ui';
import { Summary } from '@paywidget/shared/ui/controls';
import { CoinPicture } from '../ShopScreen/CoinPicture';
import styles from './BalanceCard.module.scss';
import type { RedeemableState } from './useRedeemable';

/** The redeemable amount, the balance, and the unplayed amount. */
export function BalanceCard({ state }: { state: RedeemableState }) {
  const { t, i18n } = useTranslation();
  const { currency, balance, unplayed, available } = state.redeemable;
  const format = (amount: string) => formatAmount(amount, currency, i18n.language);
  return (
    <section className={styles.card} aria-label={t('sweep.balance.title')}>
      <div className={styles.free}>
        <CoinPicture />
        <div className={styles.words}>
          <span className={styles.label}>{t('sweep.balance.free')}</span>
          <span className={styles.amount} data-balance="redeemable">
            <bdi>{format(available)}</bdi>
          </span>
        </div>
        <IconButton
          icon="refresh"
          action="refresh"
          label={t('sweep.balance.refresh')}
          disabled={state.isRefreshing}
          onClick={state.refresh}
        />
      </div>
      <div role="status">
        {state.isIncomplete && <Notice tone="warning">{t('sweep.balance.incomplete')}</Notice>}
      </div>
      <Summary
        rows={[
          { label: t('sweep.coins.sweep'), value: format(balance) },
          { label: t('sweep.balance.unplayed'), value: format(unplayed) },
        ]}
      />
      {!isZero(unplayed) && <p className={styles.hint}>{t('sweep.balance.unplayed.hint')}</p>}
    </section>
  );
}
