import { paidDepositsAtom } from '@paywidget/shared/deposit';
import { atom, type Store, transactionAtom, useStore } from '@paywidget/shared/state';
import { isFinalStatus, useLeave } from '@paywidget/shared/transaction';
import { useRef } from 'react';

/**
 * The id of the deposit whose page the player has left. The form of its method then asks whether to resume or cancel it. If
 * the form is opened in any other way, it opens the deposit at once.
 */
export const leftDepositAtom = atom<string | undefined>(undefined);

/**
 * Marks a deposit as left when its page is unmounted for good, unless it is paid or final. Call `stay` before the player
 * leaves only to read something.
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
  const isFinal = transaction.depositId === depositId && isFinalStatus(transaction.status);
  return isFinal || store.get(paidDepositsAtom).claimFor(depositId) === 'followed';
}
