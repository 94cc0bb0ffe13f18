import { depositPageOf, depositPageOfGroup, type ListEntry } from '@paywidget/shared/catalogue';
import { useFlow } from '@paywidget/shared/flow';
import { useHost } from '@paywidget/shared/host';
import { choiceAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback } from 'react';

/** Remembers what the player chose in a list and opens its page; within a list of coins the group stays chosen. */
export function useChooseMethod(): (entry: ListEntry) => void {
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
      const page = depositPageOf(entry.method, 'list');
      if (!page) return;
      host.track('deposit_method_chosen', { method: name, category, cardViewType });
      setChoice(({ group }) => (group === category ? { group, method: name } : { method: name }));
      go(page);
    },
    [setChoice, go, host],
  );
}
