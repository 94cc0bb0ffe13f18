import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { isOpenPayment } from './attempt';
import { attemptStoreAtom, openPaymentsTextAtom } from './attemptStore';
import type { Store } from './StateProvider';
import { useAtomValue } from './useAtomValue';
import { withdrawalAttemptStoreAtom } from './withdrawalAttempt';

/** Widgets that have started. An attempt is resumed at the start only, not on a later visit of the list. */
const started = new WeakSet<Store>();

/** True if the widget starts with an unfinished attempt. Its first screen then checks the attempt before anything else. */
export function useIsInterrupted(): boolean {
  const store = useStore();
  const [isInterrupted] = useState(
    () => !started.has(store) && store.get(attemptStoreAtom).read() !== undefined,
  );
  useEffect(() => {
    started.add(store);
  }, [store]);
  return isInterrupted;
}

/** True if the player has a stored payment that lists show as open. */
export function useHasOpenPayments(): boolean {
  const attempt = useAtomValue(attemptStoreAtom).read();
  const texts = useAtomValue(openPaymentsTextAtom);
  return (attempt !== undefined && isOpenPayment(attempt)) || texts.read() !== undefined;
}

/** True if the player has an unfinished withdrawal when the screen is first shown. */
export function useIsWithdrawalUnderWay(): boolean {
  const store = useStore();
  const [isUnderWay] = useState(() => store.get(withdrawalAttemptStoreAtom).read() !== undefined);
  return isUnderWay;
}
