import { useTranslation } from '@paywidget/shared/i18n';
import { type Lazy, LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { useHost } from '@paywidget/shared/services';
import { offersCryptoBonusAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';
import { useEffect } from 'react';
import styles from './BonusSlot.module.scss';
import { useShowsBonuses } from './useCurrentBonuses';

interface BonusSlotProps {
  /** True if the list has coins. Deposits in coins have a separate bonus switch. */
  hasCrypto: boolean;
}

export interface BonusOffersProps extends BonusSlotProps {
  hasBonuses: boolean;
  /** Sets the size of the slot. */
  className?: string;
}

type BonusOffers = Lazy<BonusOffersProps>;

const useIsOffered = () => useAtomValue(offersCryptoBonusAtom);

/** Declares the content of the slot. It is loaded with the first list that shows it. */
export const bonusOffers = (load: BonusOffers['load']): BonusOffers =>
  lazyPart(useIsOffered, load, ['bonus']);

/**
 * The slot for bonuses in a list of deposits: the carousel while there are bonuses, and the switch of the crypto bonus while
 * there are coins. Keeps its size while it loads.
 */
export function BonusSlot({ offers, hasCrypto }: BonusSlotProps & { offers: BonusOffers }) {
  const hasBonuses = useShowsBonuses();
  if (!hasBonuses && !hasCrypto) return null;
  return (
    <LazyPart
      part={offers}
      hasBonuses={hasBonuses}
      hasCrypto={hasCrypto}
      className={hasBonuses ? styles.slot : styles.head}
      placeholder={hasBonuses ? <Loading /> : <div className={styles.head} />}
      // If the bonuses cannot be loaded, the list below still works.
      failed={(error, retry) => <Failed error={error} onRetry={retry} />}
    />
  );
}

/** The slot while the list loads. Nearly every list has coins, so the row of their switch is kept free. */
export function BonusPlaceholder() {
  const hasBonuses = useShowsBonuses();
  return useIsOffered() && (hasBonuses ? <Loading /> : <div className={styles.head} />);
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
      <span className={styles.head}>
        <Skeleton width={88} />
      </span>
      <span className={styles.cards}>
        <Skeleton shape="block" width={222} height={136} />
        <Skeleton shape="block" width={222} height={136} />
      </span>
    </div>
  );
}
