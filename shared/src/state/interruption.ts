import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { attemptStoreAtom } from './attemptStore';
import type { Store } from './StateProvider';
import { withdrawalAttemptStoreAtom } from './withdrawalAttempt';

/** Widgets that have started: only a start puts the player back, a later visit is the player's own. */
const started = new WeakSet<Store>();

/**
 * Whether the widget starts with an unfinished attempt, which its first screen asks about before anything else (decisions,
 * section 6).
 */
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

/** Whether the player has a withdrawal that has not come to its end, as they come to the screen. */
export function useIsWithdrawalUnderWay(): boolean {
  const store = useStore();
  const [isUnderWay] = useState(() => store.get(withdrawalAttemptStoreAtom).read() !== undefined);
  return isUnderWay;
}
