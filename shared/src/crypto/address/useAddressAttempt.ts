import { currentDepositAtom, paymentsAtom } from '@paywidget/shared/payments';
import { beforeCloseAtom, type Store, useSetAtom, useStore } from '@paywidget/shared/state';
import { useLeave } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';

/**
 * Forgets a shown address when the player leaves the page or closes the widget. A reload keeps it. An address with a
 * transaction stays, because the widget follows the transaction until it arrives.
 */
export function useAddressAttempt(): void {
  const store = useStore();
  const beforeClose = useSetAtom(beforeCloseAtom);
  const leave = () => store.set(paymentsAtom, { type: 'addressLeft' });
  const onClose = useEffectEvent(leave);

  useEffect(() => beforeClose(() => onClose()), [beforeClose]);
  useLeave(leave);
}

/** The address of an unfinished deposit. */
export interface InterruptedAddress {
  /** Code of the network. */
  network: string;
  depositId: string | undefined;
}

/** Returns the address that a reload has interrupted. Undefined if the current deposit is not an address of this method. */
export function interruptedAddress(store: Store, method: string): InterruptedAddress | undefined {
  const { depositId, order } = store.get(currentDepositAtom) ?? {};
  if (order?.method !== method || order.network === undefined) return undefined;
  return { network: order.network, depositId };
}
