import { useFlow } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { useHost } from '@paywidget/shared/services';
import { type Choice, choiceAtom, useStore } from '@paywidget/shared/state';
import { useCallback } from 'react';
import type { ListEntry } from './groups';

/** The result of a press on an entry of a list. */
export interface ChosenEntry {
  /** Replaces the player's choice. */
  choice: Choice;
  /** The screen that opens. Without one, the player stays where the entry was pressed. */
  page?: ScreenName;
}

/**
 * Returns a function that stores the entry that the player chose in a list, tells it to analytics, and opens its page.
 * @param chosenEntry says what an entry leads to, from the choice before it. Undefined if the entry cannot be opened. The same at
 * every render
 */
export function useChooseEntry(
  transaction: 'deposit' | 'withdrawal',
  chosenEntry: (entry: ListEntry, before: Choice) => ChosenEntry | undefined,
): (entry: ListEntry) => void {
  const store = useStore();
  const { go } = useFlow();
  const host = useHost();

  return useCallback(
    (entry: ListEntry) => {
      const chosen = chosenEntry(entry, store.get(choiceAtom));
      if (!chosen) return;
      if (entry.kind === 'group') {
        host.track(`${transaction}_group_chosen`, { group: entry.name });
      } else {
        const { name, category, cardViewType } = entry.method;
        host.track(`${transaction}_method_chosen`, { method: name, category, cardViewType });
      }
      store.set(choiceAtom, chosen.choice);
      if (chosen.page) go(chosen.page);
    },
    [transaction, chosenEntry, store, go, host],
  );
}
