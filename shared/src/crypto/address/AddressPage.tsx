import type { PaymentMethod } from '@paywidget/shared/contract';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import type { ReactNode } from 'react';
import { coinOf } from '../model/coin';
import { AddressCard } from './AddressCard';
import { AddressFacts } from './AddressFacts';
import styles from './AddressPage.module.scss';
import { AddressPending } from './AddressPending';
import { CoinHeading } from './CoinHeading';
import { NetworkField } from './NetworkField';
import { NetworkWarning } from './NetworkWarning';
import { type AddressOptions, useAddress } from './useAddress';
import { useAddressAttempt } from './useAddressAttempt';
import { useArrivingCoins } from './useArrivingCoins';

export interface AddressPageProps extends AddressOptions {
  method: PaymentMethod;
  /** What the flow has to say below the address. */
  children?: ReactNode;
}

/**
 * Where to send a method's coins: the network, the address as a QR code and as text, the memo where the chain has one,
 * and the least that is credited. Opens the complete page once coins are on their way. The screen of every flow that
 * takes coins (specification, section 2, "Crypto address page").
 */
export function AddressPage({ method, kind = 'create', request, children }: AddressPageProps) {
  const title = methodTitle(method, useAtomValue(languageAtom));
  const coin = coinOf(method);
  const state = useAddress(method, { kind, request });
  const { network, address } = state;
  useArrivingCoins(method, kind, state.depositId);
  useAddressAttempt();

  return (
    <FlowScreen heading={title}>
      <div className={styles.page}>
        <CoinHeading method={method} title={title} coin={coin} />
        <NetworkField state={state} />
        <NetworkWarning coin={coin} network={network?.name} />
        {address ? (
          <AddressCard key={address.depositAddress} address={address} coin={coin} network={network} />
        ) : (
          <AddressPending state={state} />
        )}
        <AddressFacts network={network} address={address} />
        {children}
      </div>
    </FlowScreen>
  );
}
