import { useStore } from '@paywidget/shared/state';
import { useLeave } from '@paywidget/shared/transaction';
import { clearWithdrawalAtom, withdrawalSubmissionAtom } from '../submission/submission';

/** Lets the player withdraw anew once they leave a page that has told them of an earlier withdrawal. */
export function useClearKeyConflict(): void {
  const store = useStore();
  useLeave(() => {
    if (store.get(withdrawalSubmissionAtom).step === 'taken') store.set(clearWithdrawalAtom);
  });
}
