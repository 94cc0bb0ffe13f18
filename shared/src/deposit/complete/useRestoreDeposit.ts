import { useQueryParams } from '@paywidget/shared/navigation';
import { currentDepositAtom, paymentsAtom, shownDepositAtom } from '@paywidget/shared/payments';
import { choiceAtom, type Store, useStore } from '@paywidget/shared/state';
import { useLayoutEffect, useState } from 'react';

/**
 * Shows the current deposit, after a return from a provider or a reload. Does not show it if the URL names another deposit.
 * `isRestored` is true once the page can be rendered.
 */
export function useRestoreDeposit(): { isRestored: boolean; isOnramp: boolean } {
  const store = useStore();
  const query = useQueryParams();
  const [current] = useState(() => store.get(currentDepositAtom));
  const [interrupted] = useState(() => depositToRestore(store, query.get('depositId')));
  const [isRestored, setIsRestored] = useState(interrupted === undefined);

  useLayoutEffect(() => {
    if (!interrupted) return;
    const { ref, order } = interrupted;
    store.set(choiceAtom, { method: order.method, group: order.group, box: order.box });
    store.set(paymentsAtom, { type: 'shown', ref });
    setIsRestored(true);
  }, [interrupted, store]);

  return { isRestored, isOnramp: current?.order.cardViewType === 'onramp' };
}

function depositToRestore(store: Store, returnedId: string | null) {
  const current = store.get(currentDepositAtom);
  const isKnown = store.get(shownDepositAtom)?.depositId !== undefined;
  if (isKnown || current?.depositId === undefined) return undefined;
  return returnedId === null || returnedId === current.depositId ? current : undefined;
}
