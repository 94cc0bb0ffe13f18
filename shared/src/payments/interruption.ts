import { atom, type Store, useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect, useState } from 'react';
import { currentDepositAtom, openPaymentsAtom, withdrawalAtom } from './payments';
import { storedWithdrawalOf } from './withdrawal';

/** True after the first screen was shown. A deposit is resumed at the start only, not on a later visit of the list. */
const isStartedAtom = atom(false);

/** True if the widget starts with an unfinished deposit. Its first screen then checks the deposit before anything else. */
export function useIsInterrupted(): boolean {
  const store = useStore();
  const [isInterrupted] = useState(() => !store.get(isStartedAtom) && isUnfinished(store));
  useEffect(() => store.set(isStartedAtom, true), [store]);
  return isInterrupted;
}

const isUnfinished = (store: Store) => store.get(currentDepositAtom) !== undefined;

/** True if the player has a stored deposit that lists show as open. */
export const useHasOpenPayments = (): boolean => useAtomValue(openPaymentsAtom).length > 0;

/** True if the player has an unfinished withdrawal when the screen is first shown. */
export function useIsWithdrawalUnderWay(): boolean {
  const store = useStore();
  const [isUnderWay] = useState(() => storedWithdrawalOf(store.get(withdrawalAtom)) !== undefined);
  return isUnderWay;
}
