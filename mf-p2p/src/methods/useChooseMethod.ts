import { depositPageOf, type ListEntry } from '@paywidget/shared/catalogue';
import { useFlow } from '@paywidget/shared/flow';
import { useHost } from '@paywidget/shared/host';
import { choiceAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback } from 'react';

/** Remembers which member of the chosen group the player pressed, and opens its page. */
export function useChooseMethod(): (entry: ListEntry) => void {
  const setChoice = useSetAtom(choiceAtom);
  const { go } = useFlow();
  const host = useHost();

  return useCallback(
    (entry: ListEntry) => {
      const page = entry.kind === 'method' ? depositPageOf(entry.method, 'group') : undefined;
      if (entry.kind !== 'method' || !page) return;
      const { name, category, cardViewType } = entry.method;
      host.track('deposit_method_chosen', { method: name, category, cardViewType });
      setChoice(({ group }) => ({ group, method: name }));
      go(page);
    },
    [setChoice, go, host],
  );
}
