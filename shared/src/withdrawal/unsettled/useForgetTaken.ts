import { useStore } from '@paywidget/shared/state';
import { useOnLeaving } from '../complete/useOnLeaving';
import { clearSubmissionAtom, submissionAtom } from '../submission/submission';

/** Lets the player withdraw anew once they leave a page that has told them of an earlier withdrawal. */
export function useForgetTaken(): void {
  const store = useStore();
  useOnLeaving(() => {
    if (store.get(submissionAtom).step === 'taken') store.set(clearSubmissionAtom);
  });
}
