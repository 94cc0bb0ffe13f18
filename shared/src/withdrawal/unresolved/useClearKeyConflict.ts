import { useStore } from '@paywidget/shared/state';
import { useLeave } from '@paywidget/shared/transaction';
import { clearWithdrawalAtom, withdrawalSubmissionAtom } from '../submission/submission';

/** Clears a key conflict when the player leaves the page that showed it, so that they can withdraw again. */
export function useClearKeyConflict(): void {
  const store = useStore();
  useLeave(() => {
    if (store.get(withdrawalSubmissionAtom).step === 'keyConflict') store.set(clearWithdrawalAtom);
  });
}
