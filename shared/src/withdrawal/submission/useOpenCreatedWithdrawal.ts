import { useFlow } from '@paywidget/shared/navigation';
import { withdrawalAtom } from '@paywidget/shared/payments';
import { choiceAtom, useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect } from 'react';

/**
 * Opens the complete page when the server has created a withdrawal, from any page that uses the hook. Also opens it after a
 * reload, while the withdrawal has no final status. Returns true while the complete page opens.
 */
export function useOpenCreatedWithdrawal(): boolean {
  const store = useStore();
  const submission = useAtomValue(withdrawalAtom);
  const { go } = useFlow();
  const created =
    submission.step === 'created' && !submission.withdrawal.isSeen ? submission.withdrawal : undefined;

  useEffect(() => {
    if (!created) return;
    store.set(choiceAtom, ({ group, method }) => ({
      group: created.group ?? group,
      method: created.method ?? method,
    }));
    go('withdrawal.complete', { replace: true });
  }, [created, go, store]);

  return created !== undefined;
}
