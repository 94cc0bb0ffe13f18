import { attemptStoreAtom, beforeCloseAtom, type Store, useSetAtom, useStore } from '@paywidget/shared/state';
import { useLeave } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';

/**
 * Ends the attempt of a shown address when the player leaves the page or closes the widget. A reload keeps it. An attempt with
 * a transaction is kept, because it is followed until it arrives.
 */
export function useAddressAttempt(): void {
  const store = useStore();
  const beforeClose = useSetAtom(beforeCloseAtom);
  const onClose = useEffectEvent(() => forgetAddress(store));

  useEffect(() => beforeClose(() => onClose()), [beforeClose]);
  useLeave(() => forgetAddress(store));
}

function forgetAddress(store: Store): void {
  const attempts = store.get(attemptStoreAtom);
  const attempt = attempts.read();
  if (attempt?.network !== undefined && !attempt.onchainTransaction && !attempt.isPaid) attempts.clear();
}

/** The address in a stored attempt. */
export interface InterruptedAddress {
  /** Code of the network. */
  network: string;
  depositId: string | undefined;
}

/** Returns the address that a reload interrupted. Undefined if the stored attempt is not an address of this method. */
export function interruptedAddress(store: Store, method: string): InterruptedAddress | undefined {
  const attempt = store.get(attemptStoreAtom).read();
  if (attempt?.method !== method || attempt.network === undefined) return undefined;
  const { network, depositId } = attempt;
  return { network, depositId };
}
