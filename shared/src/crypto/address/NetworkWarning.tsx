import { useTranslation } from '@paywidget/shared/i18n';
import { Icon } from '@paywidget/shared/ui';
import styles from './NetworkWarning.module.scss';

interface NetworkWarningProps {
  coin: string;
  /** By name; nothing for a coin that has one way only. */
  network: string | undefined;
}

/** The mistake that costs everything, said before the address: another coin, or another network. */
export function NetworkWarning({ coin, network }: NetworkWarningProps) {
  const { t } = useTranslation();
  return (
    <div role="note" className={styles.warning}>
      <Icon name="warning" />
      <div className={styles.body}>
        <strong className={styles.title}>
          {network ? t('crypto.warning.network', { coin, network }) : t('crypto.warning.coin', { coin })}
        </strong>
        <span className={styles.text}>{t('crypto.warning.text')}</span>
      </div>
    </div>
  );
}
