import { attemptStoreAtom, beforeCloseAtom, type Store, useSetAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * An address that is shown outlives a reload, and ends once the player leaves it or closes the widget. Coins on their way
 * to it are another matter: those are followed until they arrive.
 */
export function useAddressAttempt(): void {
  const store = useStore();
  const beforeClose = useSetAtom(beforeCloseAtom);
  const isShown = useRef(false);
  const leave = useEffectEvent(() => forgetAddress(store));

  useEffect(() => beforeClose(() => leave()), [beforeClose]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // StrictMode mounts twice; only who is gone for good has left.
      queueMicrotask(() => {
        if (!isShown.current) leave();
      });
    };
  }, []);
}

function forgetAddress(store: Store): void {
  const attempts = store.get(attemptStoreAtom);
  const attempt = attempts.read();
  if (attempt?.network !== undefined && !attempt.onchainTransaction && !attempt.isPaid) attempts.clear();
}

/** An address of a method, as the attempt tells it. */
export interface InterruptedAddress {
  /** By its code. */
  network: string;
  depositId: string | undefined;
}

/** The address that a reload interrupted; nothing where the attempt is about something else. */
export function interruptedAddress(store: Store, method: string): InterruptedAddress | undefined {
  const attempt = store.get(attemptStoreAtom).read();
  if (attempt?.method !== method || attempt.network === undefined) return undefined;
  const { network, depositId } = attempt;
  return { network, depositId };
}
