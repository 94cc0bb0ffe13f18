import { useHost } from '@paywidget/shared/host';
import { useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback } from 'react';
import type { ListEntry } from './groups';
import { depositPageOf, depositPageOfGroup } from './pages';

/** Returns a function that stores the entry the player chose in a list or a group of deposits, and opens its page. */
export function useChooseDeposit(within: 'list' | 'group'): (entry: ListEntry) => void {
  const setChoice = useSetAtom(choiceAtom);
  const { go } = useFlow();
  const host = useHost();

  return useCallback(
    (entry: ListEntry) => {
      if (entry.kind === 'group') {
        host.track('deposit_group_chosen', { group: entry.name });
        setChoice({ group: entry.name });
        go(depositPageOfGroup(entry.name));
        return;
      }
      const { name, category, cardViewType } = entry.method;
      const page = depositPageOf(entry.method, within);
      if (!page) return;
      host.track('deposit_method_chosen', { method: name, category, cardViewType });
      setChoice(({ group }) => (within === 'group' ? { group, method: name } : { method: name }));
      go(page);
    },
    [within, setChoice, go, host],
  );
}
