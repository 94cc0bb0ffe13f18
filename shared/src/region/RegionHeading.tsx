import { useTranslation } from '@paywidget/shared/i18n';
import styles from './RegionHeading.module.scss';
import { Tip } from './Tip';

/** What the page is about, and why a player would choose here. */
export function RegionHeading() {
  const { t } = useTranslation();
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{t('region.title')}</h1>
      <Tip label={t('region.tip.label')} text={t('region.tip.text')} />
    </div>
  );
}
