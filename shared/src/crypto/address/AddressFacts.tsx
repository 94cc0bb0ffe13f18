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

/** The chosen network and the least that is credited, in the player's own currency; and what the page waits for. */
export function AddressFacts({ network, address }: AddressFactsProps) {
  const { t, i18n } = useTranslation();
  const { currency } = useAtomValue(userAtom);
  const least = minimumDeposit(network, address);
  const minimum = least === undefined ? undefined : formatAmount(least, currency, i18n.language);
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
