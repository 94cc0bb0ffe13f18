import type { FormTexts } from '@paywidget/shared/form';
import { atom, attemptKeyAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useState } from 'react';

interface Draft {
  /** Keeps the draft from another player of the same page. */
  player: string;
  /** The name of the form's method, or the id of the invoice's deposit. */
  owner: string;
  texts: FormTexts;
}

/** In memory only, because forms hold card numbers. */
const draftAtom = atom<Draft | undefined>(undefined);

/**
 * Keeps what the player typed while they read another page, such as the instruction. The next form that is shown uses the
 * draft up: `start` is set if it belongs to that form.
 */
export function useFormDraft(owner: string): { start?: FormTexts; keep(texts: FormTexts): void } {
  const store = useStore();
  const [start] = useState(() => {
    const draft = store.get(draftAtom);
    return draft?.owner === owner && draft.player === store.get(attemptKeyAtom) ? draft.texts : undefined;
  });
  useEffect(() => store.set(draftAtom, undefined), [store]);

  return {
    start,
    keep: (texts) => store.set(draftAtom, { player: store.get(attemptKeyAtom), owner, texts }),
  };
}
