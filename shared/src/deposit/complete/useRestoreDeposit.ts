import { useQueryParams } from '@paywidget/shared/navigation';
import { attemptStoreAtom, choiceAtom, type Store, transactionAtom, useStore } from '@paywidget/shared/state';
import { useLayoutEffect, useState } from 'react';

/**
 * Restores the deposit of the stored attempt, after a return from a provider or a reload. Does not restore it if the URL names
 * another deposit. `isRestored` is true once the page can be rendered.
 */
export function useRestoreDeposit(): { isRestored: boolean; isOnramp: boolean } {
  const store = useStore();
  const query = useQueryParams();
  const [attempt] = useState(() => store.get(attemptStoreAtom).read());
  const [interrupted] = useState(() => depositToRestore(store, query.get('depositId')));
  const [isRestored, setIsRestored] = useState(interrupted === undefined);

  useLayoutEffect(() => {
    if (!interrupted) return;
    const { method, group, box, depositId, createdAt, onchainTransaction, additionalTransactions } =
      interrupted;
    store.set(choiceAtom, { method, group, box });
    store.set(transactionAtom, {
      status: 'waiting',
      depositId,
      method,
      createdAt,
      ...(onchainTransaction && { onchainTransaction, additionalTransactions }),
    });
    setIsRestored(true);
  }, [interrupted, store]);

  return { isRestored, isOnramp: attempt?.cardViewType === 'onramp' };
}

function depositToRestore(store: Store, returnedId: string | null) {
  const attempt = store.get(attemptStoreAtom).read();
  const isKnown = store.get(transactionAtom).depositId !== undefined;
  if (isKnown || attempt?.depositId === undefined) return undefined;
  return returnedId === null || returnedId === attempt.depositId ? attempt : undefined;
}
