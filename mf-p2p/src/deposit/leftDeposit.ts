import { depositWith, isFinalStatus, paymentsAtom } from '@paywidget/shared/payments';
import { type Store, useStore } from '@paywidget/shared/state';
import { useLeave } from '@paywidget/shared/transaction';
import { useRef } from 'react';

/**
 * When a deposit's page is unmounted for good, records that the player has turned back, unless the deposit is paid or final.
 * The form of its method then asks whether to resume or cancel the deposit. Call `stay` before the player leaves only to
 * read something.
 */
export function useLeaveDeposit(depositId: string): { stay(): void } {
  const store = useStore();
  const isStaying = useRef(false);
  useLeave(() => {
    if (!isStaying.current && !isDone(store, depositId))
      store.set(paymentsAtom, { type: 'turnedBack', depositId });
  });
  return {
    stay() {
      isStaying.current = true;
    },
  };
}

function isDone(store: Store, depositId: string): boolean {
  const deposit = depositWith(store.get(paymentsAtom).deposits, depositId);
  return deposit !== undefined && (isFinalStatus(deposit.status) || deposit.claim === 'followed');
}
