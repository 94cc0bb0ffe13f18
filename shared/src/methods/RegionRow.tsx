import { countrySelectorQuery, useQuery } from '@paywidget/shared/api';
import { countryName, useTranslation } from '@paywidget/shared/i18n';
import { useApi } from '@paywidget/shared/services';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Skeleton, useIsTakingOver } from '@paywidget/shared/ui';
import { RegionName } from './RegionName';
import styles from './RegionRow.module.scss';

/**
 * Shows the country whose methods are listed, and a button to change the country if the operator allows this. While the
 * answer is unknown, or if the call fails, there is no button.
 */
export function RegionRow({ onChange }: { onChange: () => void }) {
  const { t, i18n } = useTranslation();
  const country = useAtomValue(countryAtom);
  const isTakingOver = useIsTakingOver();
  const { data: selector } = useQuery(countrySelectorQuery(useApi()));
  return (
    <RegionName country={country} text={t('region.row', { country: countryName(country, i18n.language) })}>
      {selector?.isGeoSelectorEnabled && !isTakingOver && (
        <Button variant="plain" action="change" label={t('region.change.label')} onClick={onChange}>
          {t('region.change')}
        </Button>
      )}
    </RegionName>
  );
}

/** Shown while the list loads. */
export function RegionRowPlaceholder() {
  return (
    <div className={styles.row}>
      <Skeleton shape="circle" width={24} height={24} />
      <Skeleton width={168} />
    </div>
  );
}
