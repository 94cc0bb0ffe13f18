import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { type Lazy, LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { Button, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';
import { useEffect } from 'react';
import styles from './BonusSlot.module.scss';
import { useShowsBonuses } from './useCurrentBonuses';

interface BonusSlotProps {
  /** The list has coins. Their deposits have a bonus switch of their own. */
  hasCrypto: boolean;
}

export interface BonusOffersProps extends BonusSlotProps {
  /** Sets the size of the slot. */
  className?: string;
}

type BonusOffers = Lazy<BonusOffersProps>;

/** Declares the content of the slot. It is loaded with the first list that shows bonuses. */
export const bonusOffers = (load: BonusOffers['load']): BonusOffers => lazyPart(useShowsBonuses, load);

/** The slot for bonuses in a list of deposits. Keeps its size while it loads. Renders nothing without bonuses. */
export function BonusSlot({ offers, hasCrypto }: BonusSlotProps & { offers: BonusOffers }) {
  return (
    <LazyPart
      part={offers}
      hasCrypto={hasCrypto}
      className={styles.slot}
      placeholder={<Loading />}
      // If the bonuses fail to load, the list below still works.
      failed={(error, retry) => <Failed error={error} onRetry={retry} />}
    />
  );
}

/** The slot while the list itself loads. */
export function BonusPlaceholder() {
  return useShowsBonuses() && <Loading />;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const host = useHost();
  useEffect(() => host.report('bonus.failed', String(error)), [host, error]);
  return (
    <section className={styles.slot}>
      <div role="status" className={styles.failed}>
        {t('bonus.failed')}
        <Button variant="plain" action="refresh" onClick={onRetry}>
          {t('error.refresh')}
        </Button>
      </div>
    </section>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.slot}>
      <VisuallyHidden>{t('bonus.loading')}</VisuallyHidden>
      <span className={styles.heading}>
        <Skeleton width={88} />
      </span>
      <span className={styles.cards}>
        <Skeleton shape="block" width={222} height={136} />
        <Skeleton shape="block" width={222} height={136} />
      </span>
    </div>
  );
}
