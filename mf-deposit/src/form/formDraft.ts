import type { FormTexts } from '@paywidget/shared/form';
import { atom, attemptKeyAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useState } from 'react';

interface Draft {
  /** Another one must not find it. */
  player: string;
  method: string;
  texts: FormTexts;
}

/** In memory only: forms hold card numbers. */
const draftAtom = atom<Draft | undefined>(undefined);

/**
 * What the player had typed when they left the method's form to read how to pay; it is there once, for the form they
 * come back to.
 */
export function useFormDraft(method: string): { start?: FormTexts; keep(texts: FormTexts): void } {
  const store = useStore();
  const [start] = useState(() => {
    const draft = store.get(draftAtom);
    return draft?.method === method && draft.player === store.get(attemptKeyAtom) ? draft.texts : undefined;
  });
  useEffect(() => store.set(draftAtom, undefined), [store]);

  return {
    start,
    keep: (texts) => store.set(draftAtom, { player: store.get(attemptKeyAtom), method, texts }),
  };
}
