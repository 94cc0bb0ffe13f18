import type { OnrampOffer } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { readableName } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import { Badge, Icon, MethodIcon } from '@paywidget/shared/ui';
import styles from './OfferCard.module.scss';

interface OfferCardProps {
  offer: OnrampOffer;
  /** Currency of the amount and the fee. */
  currency: string;
  /** True if the offer has the highest amount of all offers. */
  isBest: boolean;
  /** The call for this offer is running. */
  isBusy: boolean;
  isDisabled: boolean;
  onPress(): void;
}

/** One provider's offer: the amount that the player gets and the fee. */
export function OfferCard({ offer, currency, isBest, isBusy, isDisabled, onPress }: OfferCardProps) {
  const { t, i18n } = useTranslation();
  // An offer has no title, only the key of its provider.
  const title = readableName(offer.method);
  const format = (amount: string) => formatAmount(amount, currency, i18n.language);
  return (
    <button
      type="button"
      className={styles.card}
      data-method={offer.method}
      aria-busy={isBusy || undefined}
      // Not `disabled`: a disabled button would move the focus to the top of the page.
      aria-disabled={isDisabled || undefined}
      onClick={onPress}
    >
      <MethodIcon icons={offer.iconIds} name={title} />
      <span className={styles.provider}>
        <span className={styles.title}>{title}</span>
        <span className={styles.fee}>{t('deposit.onramp.offer.fee', { amount: format(offer.fee) })}</span>
      </span>
      <span className={styles.outcome}>
        <span className={styles.fee}>{t('deposit.onramp.offer.amount')}</span>
        <span className={styles.amount}>{format(offer.amount)}</span>
      </span>
      {isBest && (
        <span className={styles.badge}>
          <Badge kind="instant" text={t('deposit.onramp.offer.best')} />
        </span>
      )}
      {isBusy ? <span className={styles.ring} aria-hidden="true" /> : <Icon name="chevron" size="small" />}
    </button>
  );
}
