import { useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect } from 'react';
import { withdrawalSubmissionAtom } from './submission';

/**
 * Takes the player to the complete page once a withdrawal is made, wherever they have gone meanwhile; after a reload too,
 * as long as it has not come to its end.
 */
export function useFollowWithdrawal(): boolean {
  const store = useStore();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const { go } = useFlow();
  const made =
    submission.step === 'created' && !submission.withdrawal.isSeen ? submission.withdrawal : undefined;

  useEffect(() => {
    if (!made) return;
    store.set(choiceAtom, ({ group, method }) => ({
      group: made.group ?? group,
      method: made.method ?? method,
    }));
    go('withdrawal.complete', { replace: true });
  }, [made, go, store]);

  return made !== undefined;
}
