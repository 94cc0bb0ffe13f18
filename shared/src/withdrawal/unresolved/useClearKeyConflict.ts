import { paymentsAtom, withdrawalAtom } from '@paywidget/shared/payments';
import { useStore } from '@paywidget/shared/state';
import { useLeave } from '@paywidget/shared/transaction';

/** Clears a key conflict when the player leaves the page that showed it, so that they can withdraw again. */
export function useClearKeyConflict(): void {
  const store = useStore();
  useLeave(() => {
    if (store.get(withdrawalAtom).step === 'keyConflict') store.set(paymentsAtom, { type: 'withdrawalLeft' });
  });
}
