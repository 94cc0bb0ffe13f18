import { useHost } from '@paywidget/shared/host';
import type { ListEntry } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback } from 'react';

/** Stores the chosen group or redemption method, and opens the list of coins or the form. */
export function useChooseRedemption(): (entry: ListEntry) => void {
  const setChoice = useSetAtom(choiceAtom);
  const { go } = useFlow();
  const host = useHost();

  return useCallback(
    (entry: ListEntry) => {
      if (entry.kind === 'group') {
        host.track('withdrawal_group_chosen', { group: entry.name });
        setChoice({ group: entry.name });
        go('sweep.withdrawal.crypto');
        return;
      }
      const { name, category, cardViewType } = entry.method;
      host.track('withdrawal_method_chosen', { method: name, category, cardViewType });
      setChoice(({ group }) => ({ group, method: name }));
      go('sweep.withdrawal.crypto.convert');
    },
    [setChoice, go, host],
  );
}
