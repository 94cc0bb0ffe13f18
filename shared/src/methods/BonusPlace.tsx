import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { type Lazy, LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { Button, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';
import { useEffect } from 'react';
import styles from './BonusPlace.module.scss';
import { useListsBonuses } from './useCurrentBonuses';

interface BonusPlaceProps {
  /** The list has coins, whose deposits have a bonus switch of their own. */
  hasCrypto: boolean;
}

export interface BonusOffersProps extends BonusPlaceProps {
  /** The size of the place. */
  className?: string;
}

type BonusOffers = Lazy<BonusOffersProps>;

/** Declares what is shown in the place; it is fetched with the first list that offers any bonus. */
export const bonusOffers = (load: BonusOffers['load']): BonusOffers => lazyPart(useListsBonuses, load);

/** The place of the bonuses in a list of deposits, of one size from the first placeholder on; none without bonuses to offer. */
export function BonusPlace({ offers, hasCrypto }: BonusPlaceProps & { offers: BonusOffers }) {
  return (
    <LazyPart
      part={offers}
      hasCrypto={hasCrypto}
      className={styles.place}
      placeholder={<Loading />}
      // The bonuses' alone: the list stands.
      failed={(error, retry) => <Failed error={error} onRetry={retry} />}
    />
  );
}

/** The same while the list itself is not there yet. */
export function BonusPlaceholder() {
  return useListsBonuses() && <Loading />;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const host = useHost();
  useEffect(() => host.report('bonus.failed', String(error)), [host, error]);
  return (
    <section className={styles.place}>
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
    <div className={styles.place}>
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
