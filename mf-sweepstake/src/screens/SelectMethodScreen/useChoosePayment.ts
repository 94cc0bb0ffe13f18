import { useHost } from '@paywidget/shared/host';
import type { ListEntry } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback } from 'react';
import { coinGroup } from '../../model/paymentEntries';

/** Stores the chosen payment method, and opens the list of coins, a coin's address, or the method's fields. */
export function useChoosePayment(): (entry: ListEntry) => void {
  const setChoice = useSetAtom(choiceAtom);
  const { go } = useFlow();
  const host = useHost();

  return useCallback(
    (entry: ListEntry) => {
      if (entry.kind === 'group') {
        host.track('deposit_group_chosen', { group: entry.name });
        setChoice(({ box }) => ({ box, group: entry.name }));
        go('sweep.deposit.crypto');
        return;
      }
      const { name, category, cardViewType } = entry.method;
      host.track('deposit_method_chosen', { method: name, category, cardViewType });
      setChoice(({ box, group }) => ({ box, method: name, ...(category === coinGroup && { group }) }));
      // The fields of all other methods appear on the same page.
      if (category === coinGroup) go('sweep.deposit.crypto.address');
    },
    [setChoice, go, host],
  );
}
