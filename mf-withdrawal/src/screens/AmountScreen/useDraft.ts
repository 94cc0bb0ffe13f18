import type { FormTexts } from '@paywidget/shared/form';
import { attemptKeyAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccountType } from '../../model/accounts';
import { type Draft, draftAtom, type SubmittedForm } from './draft';

interface DraftState {
  /** What the player had typed when they left this method's form. Undefined if they had not opened it. */
  start: Draft | undefined;
  /** Stores the valid form for the confirm page. */
  submit(submitted: SubmittedForm): void;
}

/** Stores the form when the player leaves it, until they leave the form of another method. */
export function useDraft(
  method: string,
  read: () => { texts: FormTexts; accountType: AccountType },
): DraftState {
  const store = useStore();
  const isSubmitted = useRef(false);
  const player = () => store.get(attemptKeyAtom);
  const [start] = useState(() => {
    const draft = store.get(draftAtom);
    return draft?.method === method && draft.player === player() ? draft : undefined;
  });

  const keep = useEffectEvent(() =>
    store.set(draftAtom, { player: player(), method, ...read(), submitted: undefined }),
  );
  useEffect(() => {
    isSubmitted.current = false;
    return () => {
      if (!isSubmitted.current) keep();
    };
  }, []);

  return {
    start,
    submit(submitted) {
      isSubmitted.current = true;
      store.set(draftAtom, { player: player(), method, ...read(), submitted });
    },
  };
}
