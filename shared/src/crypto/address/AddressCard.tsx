import type { Network } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { RequisiteList, ScanCode, useIsPhone } from '@paywidget/shared/invoice';
import { useHost } from '@paywidget/shared/services';
import { isNativeAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Icon } from '@paywidget/shared/ui';
import { CopyButton } from '@paywidget/shared/ui/controls';
import { shareText } from '../model/shareText';
import { walletLink } from '../model/walletLink';
import styles from './AddressCard.module.scss';
import { AddressText } from './AddressText';
import { MemoCard } from './MemoCard';

interface AddressCardProps {
  address: CryptoAddress;
  coin: string;
  network: Network | undefined;
}

/**
 * Shows the address as QR code and text, with buttons to copy, share and open a wallet. The code holds the plain address. On
 * phones the code comes last: a phone cannot scan its own screen.
 */
export function AddressCard({ address, coin, network }: AddressCardProps) {
  const { t } = useTranslation();
  const host = useHost();
  const isNative = useAtomValue(isNativeAtom);
  const isPhone = useIsPhone();
  const { depositAddress, requisites = [] } = address;
  const memo = requisites.find(({ name }) => name === 'memo');
  const others = requisites.filter((requisite) => requisite !== memo);
  const link = walletLink({
    coin,
    network: network?.code ?? coin,
    address: depositAddress,
    memo: memo?.value,
  });

  const code = (
    <div className={styles.code}>
      <ScanCode text={depositAddress} label={t('crypto.qr', { coin })} />
    </div>
  );

  return (
    <>
      {/* Above the address, because coins sent without the memo are lost. */}
      {memo && <MemoCard memo={memo} />}
      <div className={styles.card}>
        {!isPhone && code}
        <div className={styles.requisite} data-requisite="address">
          <span className={styles.title}>{t('crypto.address.title', { coin })}</span>
          <AddressText address={depositAddress} />
        </div>
        <div className={styles.actions}>
          <CopyButton
            wide
            value={depositAddress}
            label={t('crypto.address.copy')}
            copiedLabel={t('invoice.copied')}
            failedLabel={t('invoice.copyFailed')}
          />
          {isNative && (
            <Button
              variant="secondary"
              action="share"
              onClick={() => host.send('Share', { text: shareText({ coin, network, address }) })}
            >
              <Icon name="share" />
              {t('crypto.address.share')}
            </Button>
          )}
          {link && (
            <Button variant="secondary" href={link}>
              <Icon name="wallet" />
              {t('crypto.address.wallet')}
            </Button>
          )}
        </div>
        {isPhone && code}
      </div>
      <RequisiteList requisites={others} />
    </>
  );
}
