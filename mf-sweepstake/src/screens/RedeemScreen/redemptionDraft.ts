import type { FormTexts } from '@paywidget/shared/form';
import { atom, attemptKeyAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from '../../model/conversion';

interface Draft {
  /** Drafts of other players are ignored. */
  player: string;
  method: string;
  texts: FormTexts;
  entry: Entry;
}

/** Kept in memory only: it contains the player's address, which must not be stored. */
export const redemptionDraftAtom = atom<Draft | undefined>(undefined);

/** Returns what a method's form contained when the player left it. */
export function useDraftStart(method: string): Draft | undefined {
  const store = useStore();
  const [start] = useState(() => {
    const draft = store.get(redemptionDraftAtom);
    return draft?.method === method && draft.player === store.get(attemptKeyAtom) ? draft : undefined;
  });
  return start;
}

/** Stores the form when the player leaves it, until they leave the form of another method. */
export function useKeepDraft(method: string, read: () => Pick<Draft, 'texts' | 'entry'>): void {
  const store = useStore();
  const keep = useEffectEvent(() =>
    store.set(redemptionDraftAtom, { player: store.get(attemptKeyAtom), method, ...read() }),
  );
  useEffect(() => () => keep(), []);
}
