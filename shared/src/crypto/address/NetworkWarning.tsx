import { useTranslation } from '@paywidget/shared/i18n';
import { Icon } from '@paywidget/shared/ui';
import styles from './NetworkWarning.module.scss';

interface NetworkWarningProps {
  coin: string;
  /** Name of the network. Undefined for a coin without networks. */
  network: string | undefined;
}

/** Replaces hyphens with non-breaking hyphens, so that a line never ends within a name such as TRC-20. */
const unbroken = (name: string) => name.replaceAll('-', '\u2011');

/** Warns above the address that the player loses the money with another coin or another network. */
export function NetworkWarning({ coin, network }: NetworkWarningProps) {
  const { t } = useTranslation();
  return (
    <div role="note" className={styles.warning}>
      <Icon name="warning" />
      <div className={styles.body}>
        <strong className={styles.title}>
          {network
            ? t('crypto.warning.network', { coin: unbroken(coin), network: unbroken(network) })
            : t('crypto.warning.coin', { coin: unbroken(coin) })}
        </strong>
        <span className={styles.text}>{t('crypto.warning.text')}</span>
      </div>
    </div>
  );
}
