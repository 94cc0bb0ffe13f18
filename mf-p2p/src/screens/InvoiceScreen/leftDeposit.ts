import { paidDepositsAtom } from '@paywidget/shared/deposit';
import { atom, type Store, transactionAtom, useStore } from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { useEffect, useRef } from 'react';

/**
 * The deposit whose page the player has turned their back on, by its id. Its method's form then asks what to do with it;
 * whoever comes to that form in any other way is taken straight to the deposit.
 */
export const leftDepositAtom = atom<string | undefined>(undefined);

/**
 * Marks a deposit as left once its page is gone for good, unless it is paid or over. `stay` is for those who leave it only
 * to read something.
 */
export function useLeaveDeposit(depositId: string): { stay(): void } {
  const store = useStore();
  const isStaying = useRef(false);
  useLeave(() => {
    if (!isStaying.current && !isDone(store, depositId)) store.set(leftDepositAtom, depositId);
  });
  return {
    stay() {
      isStaying.current = true;
    },
  };
}

function isDone(store: Store, depositId: string): boolean {
  const transaction = store.get(transactionAtom);
  const isOver = transaction.depositId === depositId && isFinalStatus(transaction.status);
  return isOver || store.get(paidDepositsAtom).claimFor(depositId) === 'followed';
}

/** Calls back once the component is gone for good, not when StrictMode mounts it twice. */
export function useLeave(leave: () => void): void {
  const isShown = useRef(false);
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (!isShown.current) latest.current();
      });
    };
  }, []);
}
