import { useListsBonuses } from '@paywidget/shared/catalogue';
import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';
import type { BonusOffersProps } from './BonusOffers';
import styles from './BonusPlace.module.scss';
import { useLateOffers } from './useLateOffers';

/** The place of the bonuses in the list, of one size from the first placeholder on; none without bonuses to offer. */
export function BonusPlace(props: BonusOffersProps) {
  return useListsBonuses() && <Offers {...props} />;
}

/** The same while the list itself is not there yet. */
export function BonusPlaceholder() {
  return useListsBonuses() && <Loading />;
}

function Offers(props: BonusOffersProps) {
  const { t } = useTranslation();
  const { late, retry } = useLateOffers();
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
