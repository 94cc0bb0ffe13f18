import type { FormTexts } from '@paywidget/shared/form';
import { atom, attemptKeyAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from '../../model/conversion';

interface Draft {
  /** Another one must not find it. */
  player: string;
  method: string;
  texts: FormTexts;
  entry: Entry;
}

/** In memory only: it holds where the player's coins go (decisions, section 6). */
export const redemptionDraftAtom = atom<Draft | undefined>(undefined);

/** What a method's form held when the player left it, whichever way they went. */
export function useDraftStart(method: string): Draft | undefined {
  const store = useStore();
  const [start] = useState(() => {
    const draft = store.get(redemptionDraftAtom);
    return draft?.method === method && draft.player === store.get(attemptKeyAtom) ? draft : undefined;
  });
  return start;
}

/** Keeps the form as the player leaves it, until another method's form is left. */
export function useKeepDraft(method: string, read: () => Pick<Draft, 'texts' | 'entry'>): void {
  const store = useStore();
  const keep = useEffectEvent(() =>
    store.set(redemptionDraftAtom, { player: store.get(attemptKeyAtom), method, ...read() }),
  );
  useEffect(() => () => keep(), []);
}
