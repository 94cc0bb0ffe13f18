import type { FormTexts } from '@paywidget/shared/form';
import { attemptKeyAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccountType } from '../../model/accounts';
import { type Draft, draftAtom, type Filled } from './draft';

interface DraftKeeper {
  /** What the player had typed when they left this method's form. */
  start: Draft | undefined;
  /** The form is valid, and the player goes on to confirm it. */
  fill(filled: Filled): void;
}

/** Keeps a form as the player leaves it, whichever way they go, until another method's form is left. */
export function useDraft(
  method: string,
  read: () => { texts: FormTexts; accountType: AccountType },
): DraftKeeper {
  const store = useStore();
  const isFilled = useRef(false);
  const player = () => store.get(attemptKeyAtom);
  const [start] = useState(() => {
    const draft = store.get(draftAtom);
    return draft?.method === method && draft.player === player() ? draft : undefined;
  });

  const keep = useEffectEvent((filled?: Filled) =>
    store.set(draftAtom, { player: player(), method, ...read(), filled }),
  );
  useEffect(() => {
    isFilled.current = false;
    return () => {
      if (!isFilled.current) keep();
    };
  }, []);

  return {
    start,
    fill(filled) {
      isFilled.current = true;
      store.set(draftAtom, { player: player(), method, ...read(), filled });
    },
  };
}
