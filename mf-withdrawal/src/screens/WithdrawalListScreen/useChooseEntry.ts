import { useHost } from '@paywidget/shared/host';
import type { ListEntry } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback } from 'react';
import { nigerianBanks, withdrawalPageOf, withdrawalPageOfGroup } from '../../model/pages';

/** Remembers what the player chose in a list, or within the group chosen before, and opens its page. */
export function useChooseEntry(within: 'list' | 'group'): (entry: ListEntry) => void {
  const setChoice = useSetAtom(choiceAtom);
  const { go } = useFlow();
  const host = useHost();

  return useCallback(
    (entry: ListEntry) => {
      if (entry.kind === 'group') {
        host.track('withdrawal_group_chosen', { group: entry.name });
        setChoice({ group: entry.name });
        go(withdrawalPageOfGroup(entry.name));
        return;
      }
      const { name, category, cardViewType } = entry.method;
      host.track('withdrawal_method_chosen', { method: name, category, cardViewType });
      // The page of Nigerian banks is a group's, even where the group has one method.
      const asGroup = category === nigerianBanks ? { group: category } : {};
      setChoice(({ group }) => (within === 'group' ? { group, method: name } : { ...asGroup, method: name }));
      go(withdrawalPageOf(entry.method, within));
    },
    [within, setChoice, go, host],
  );
}
