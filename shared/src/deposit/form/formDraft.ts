import type { FormTexts } from '@paywidget/shared/form';
import { atom, attemptKeyAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useState } from 'react';

interface Draft {
  /** The host may change the player. A player must not see another player's draft. */
  player: string;
  /** The name of the form's method, or the id of the invoice's deposit. */
  form: string;
  texts: FormTexts;
}

/** In memory only, because forms hold card numbers. */
const draftAtom = atom<Draft | undefined>(undefined);

/**
 * Keeps the player's input while they read another page, such as the instruction. `start` is the draft of this form, if
 * there is one. Showing any form deletes the draft.
 */
export function useFormDraft(form: string): { start?: FormTexts; keep(texts: FormTexts): void } {
  const store = useStore();
  const [start] = useState(() => {
    const draft = store.get(draftAtom);
    return draft?.form === form && draft.player === store.get(attemptKeyAtom) ? draft.texts : undefined;
  });
  useEffect(() => store.set(draftAtom, undefined), [store]);

  return {
    start,
    keep: (texts) => store.set(draftAtom, { player: store.get(attemptKeyAtom), form, texts }),
  };
}
