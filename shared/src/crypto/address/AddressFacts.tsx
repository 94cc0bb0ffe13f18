import type { Network } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Icon, Notice } from '@paywidget/shared/ui';
import { Summary } from '@paywidget/shared/ui/controls';
import styles from './AddressFacts.module.scss';
import { useMinimumDeposit } from './useMinimumDeposit';

interface AddressFactsProps {
  network: Network | undefined;
  address: CryptoAddress | undefined;
}

/** Shows the chosen network and the minimum, and says that the page waits for coins. */
export function AddressFacts({ network, address }: AddressFactsProps) {
  const { t, i18n } = useTranslation();
  const amount = useMinimumDeposit(network, address);
  const minimum = amount && formatAmount(amount.value, amount.currency, i18n.language);
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
