import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenPlaceholder, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';
import styles from './Shop.module.scss';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The placeholder of the heading and the boxes. */
export function ShopPlaceholder() {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder>
      <VisuallyHidden as="div" role="status">
        {t('sweep.shop.loading')}
      </VisuallyHidden>
      <OpenPayments />
      <Skeleton width={220} height={24} />
      <div className={styles.group}>
        <Skeleton width={160} height={24} />
        <div className={styles.grid} aria-hidden="true">
          {places.map((place) => (
            <Skeleton key={place} shape="block" height={248} />
          ))}
        </div>
      </div>
    </ScreenPlaceholder>
  );
}
