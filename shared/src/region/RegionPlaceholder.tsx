import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenPlaceholder, Skeleton, WaitText } from '@paywidget/shared/ui';
import styles from './CountryPicker.module.scss';

/** As many rows as fit on a phone. */
const rows = Array.from({ length: 12 }, (_, place) => `country-${place}`);

/** The skeleton of the region page while the countries load. */
export function RegionPlaceholder() {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder>
      <WaitText text={t('widget.loading')} />
      <Skeleton shape="block" height={48} />
      <div className={styles.countries} aria-hidden="true">
        {rows.map((row) => (
          <Skeleton key={row} shape="block" height={52} />
        ))}
      </div>
    </ScreenPlaceholder>
  );
}
