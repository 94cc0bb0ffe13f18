import { useTranslation } from '@paywidget/shared/i18n';
import { InfoTooltip } from './InfoTooltip';
import styles from './RegionHeading.module.scss';

/** The page's title, with a tooltip that explains why to choose a country. */
export function RegionHeading() {
  const { t } = useTranslation();
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{t('region.title')}</h1>
      <InfoTooltip label={t('region.tip.label')} text={t('region.tip.text')} />
    </div>
  );
}
