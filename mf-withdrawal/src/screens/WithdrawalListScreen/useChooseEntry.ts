import { useHost } from '@paywidget/shared/host';
import type { ListEntry } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback } from 'react';
import { nigerianBanks, withdrawalPageOf, withdrawalPageOfGroup } from '../../model/pages';

/** Stores the method or group that the player chose in the list or in a group, and opens its page. */
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
      // The page of Nigerian banks needs a group, even if the group has only one method.
      const asGroup = category === nigerianBanks ? { group: category } : {};
      setChoice(({ group }) => (within === 'group' ? { group, method: name } : { ...asGroup, method: name }));
      go(withdrawalPageOf(entry.method, within));
    },
    [within, setChoice, go, host],
  );
}
