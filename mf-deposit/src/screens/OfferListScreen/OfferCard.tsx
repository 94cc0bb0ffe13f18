import type { OnrampOffer } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { readableName } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import { Badge, Icon, MethodIcon } from '@paywidget/shared/ui';
import styles from './OfferCard.module.scss';

interface OfferCardProps {
  offer: OnrampOffer;
  /** Of its amount and its fee. */
  currency: string;
  /** It gives more than every other. */
  isBest: boolean;
  /** It is being gone on with. */
  isBusy: boolean;
  isDisabled: boolean;
  onPress(): void;
}

/** One provider's offer: what arrives, and what it costs. */
export function OfferCard({ offer, currency, isBest, isBusy, isDisabled, onPress }: OfferCardProps) {
  const { t, i18n } = useTranslation();
  // An offer has no title, only the key of its provider.
  const title = readableName(offer.method);
  const written = (amount: string) => formatAmount(amount, currency, i18n.language);
  return (
    <button
      type="button"
      className={styles.card}
      data-method={offer.method}
      aria-busy={isBusy || undefined}
      // Not `disabled`: that would throw the focus back to the top of the page.
      aria-disabled={isDisabled || undefined}
      onClick={onPress}
    >
      <MethodIcon icons={offer.iconIds} name={title} />
      <span className={styles.provider}>
        <span className={styles.title}>
          {title}
          {isBest && <Badge kind="instant" text={t('deposit.onramp.offer.best')} />}
        </span>
        <span className={styles.fee}>{t('deposit.onramp.offer.fee', { amount: written(offer.fee) })}</span>
      </span>
      <span className={styles.outcome}>
        <span className={styles.fee}>{t('deposit.onramp.offer.amount')}</span>
        <span className={styles.amount}>{written(offer.amount)}</span>
      </span>
      {isBusy ? <span className={styles.ring} aria-hidden="true" /> : <Icon name="chevron" size="small" />}
    </button>
  );
}
