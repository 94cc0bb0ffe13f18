import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';
import styles from './BonusPlace.module.scss';
import { useListsBonuses } from './useCurrentBonuses';
import { type BonusOffersProps, type LoadOffers, useLateOffers } from './useLateOffers';

export interface BonusPlaceProps extends BonusOffersProps {
  /** Fetches what is shown in the place. Keep it stable. */
  load: LoadOffers;
}

/** The place of the bonuses in a list of deposits, of one size from the first placeholder on; none without bonuses to offer. */
export function BonusPlace(props: BonusPlaceProps) {
  return useListsBonuses() && <Offers {...props} />;
}

/** The same while the list itself is not there yet. */
export function BonusPlaceholder() {
  return useListsBonuses() && <Loading />;
}

function Offers({ load, ...props }: BonusPlaceProps) {
  const { t } = useTranslation();
  const { late, retry } = useLateOffers(load);
  if (late.status === 'loading') return <Loading />;
  return (
    <section className={styles.place}>
      {late.status === 'ready' ? (
        <late.BonusOffers {...props} />
      ) : (
        <div role="status" className={styles.failed}>
          {t('bonus.failed')}
          <Button variant="plain" action="refresh" onClick={retry}>
            {t('error.refresh')}
          </Button>
        </div>
      )}
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
