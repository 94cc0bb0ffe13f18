import type { PaymentMethod } from '@paywidget/shared/contract';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import type { BadgeProps } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { coinOf } from '../model/coin';
import { AddressCard } from './AddressCard';
import { AddressFacts } from './AddressFacts';
import styles from './AddressPage.module.scss';
import { AddressPending } from './AddressPending';
import { CoinHeading } from './CoinHeading';
import { NetworkField } from './NetworkField';
import { NetworkWarning } from './NetworkWarning';
import { OtherBonus } from './OtherBonus';
import { type AddressOptions, useAddress } from './useAddress';
import { useAddressAttempt } from './useAddressAttempt';
import { useIncomingTransactions } from './useIncomingTransactions';

export interface AddressPageProps extends AddressOptions {
  method: PaymentMethod;
  /** The badge of the coin's bonus. */
  badge?: BadgeProps;
  /** Content of the flow below the address. */
  children?: ReactNode;
}

/**
 * The page with the address for a method's coins: network, address, memo and minimum. Opens the complete page when a
 * transaction is seen. Used by every flow that takes coins. See docs/rules/crypto.md.
 */
export function AddressPage({
  method,
  kind = 'create',
  request,
  hasBonusChoice,
  badge,
  children,
}: AddressPageProps) {
  const title = methodTitle(method, useAtomValue(languageAtom));
  const coin = coinOf(method);
  const state = useAddress(method, { kind, request, hasBonusChoice });
  const { network, address } = state;
  useIncomingTransactions(method, kind, state.depositId);
  useAddressAttempt();

  return (
    <FlowScreen heading={title}>
      <div className={styles.page}>
        <CoinHeading method={method} title={title} coin={coin} badge={badge} />
        <NetworkField state={state} />
        <NetworkWarning coin={coin} network={network?.name} />
        {address ? (
          <AddressCard key={address.depositAddress} address={address} coin={coin} network={network} />
        ) : (
          <AddressPending state={state} />
        )}
        <AddressFacts network={network} address={address} />
        {children}
        {state.hasOtherBonus && <OtherBonus onRenew={state.renew} />}
      </div>
    </FlowScreen>
  );
}
