import type { Network } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { useAtomValue, userAtom } from '@paywidget/shared/state';
import { Icon, Notice } from '@paywidget/shared/ui';
import { Summary } from '@paywidget/shared/ui/controls';
import { minimumDeposit } from '../model/minimumDeposit';
import styles from './AddressFacts.module.scss';

interface AddressFactsProps {
  network: Network | undefined;
  address: CryptoAddress | undefined;
}

/** Shows the chosen network, the minimum in the player's currency, and that the page waits for coins. */
export function AddressFacts({ network, address }: AddressFactsProps) {
  const { t, i18n } = useTranslation();
  const { currency } = useAtomValue(userAtom);
  const value = minimumDeposit(network, address);
  const minimum = value === undefined ? undefined : formatAmount(value, currency, i18n.language);
  const rows = [
    ...(network ? [{ label: t('crypto.network.chosen'), value: network.name }] : []),
    ...(minimum ? [{ label: t('crypto.minimum'), value: minimum, strong: true }] : []),
  ];
  return (
    <>
      {rows.length > 0 && <Summary rows={rows} />}
      {minimum && <Notice tone="info">{t('crypto.minimum.notice', { amount: minimum })}</Notice>}
      {address && (
        <p className={styles.waiting}>
          <Icon name="clock" />
          {t('crypto.waiting')}
        </p>
      )}
    </>
  );
}
