import type { FormField } from '@paywidget/shared/contract';
import type { FormTexts } from '@paywidget/shared/form';
import type { WithdrawalRequest } from '@paywidget/shared/payments';
import { attemptKeyAtom, type PrimitiveAtom, useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The entry in one field of a form. The review shows it again. */
export interface FieldEntry {
  field: FormField;
  /** The typed text, or the chosen value. */
  text: string;
}

/** A submitted form, which the player must confirm. */
export interface SubmittedForm {
  /** What is sent once the player confirms. */
  request: WithdrawalRequest;
  /** What the player typed. The review shows it again. */
  entries: readonly FieldEntry[];
}

/** A method's form as the player left it, restored when they come back. `Typed` is what the form holds besides its texts. */
export interface FormDraft<Typed, Submitted extends SubmittedForm = SubmittedForm> {
  /** Drafts of other players are ignored. */
  player: string;
  method: string;
  texts: FormTexts;
  typed: Typed;
  /** Set once the form was submitted and is valid. */
  submitted?: Submitted;
}

/**
 * Holds the draft of a flow's forms. Kept in memory only: forms contain addresses, account and card numbers, which must not be
 * stored.
 */
export type FormDraftAtom<Typed, Submitted extends SubmittedForm = SubmittedForm> = PrimitiveAtom<
  FormDraft<Typed, Submitted> | undefined
>;

/** Returns what a method's form contained when the player left it. Undefined if they had not opened it. */
export function useDraftStart<Typed, Submitted extends SubmittedForm>(
  draftAtom: FormDraftAtom<Typed, Submitted>,
  method: string,
): FormDraft<Typed, Submitted> | undefined {
  const store = useStore();
  const [start] = useState(() => {
    const draft = store.get(draftAtom);
    return draft?.method === method && draft.player === store.get(attemptKeyAtom) ? draft : undefined;
  });
  return start;
}

/**
 * Stores the form when the player leaves it, until they leave the form of another method. Returns a function that stores the
 * valid form for the review.
 */
export function useKeepDraft<Typed, Submitted extends SubmittedForm>(
  draftAtom: FormDraftAtom<Typed, Submitted>,
  method: string,
  read: () => { texts: FormTexts; typed: Typed },
): (submitted: Submitted) => void {
  const store = useStore();
  const isSubmitted = useRef(false);
  const write = (submitted?: Submitted) =>
    store.set(draftAtom, { player: store.get(attemptKeyAtom), method, ...read(), submitted });
  const keep = useEffectEvent(() => write());

  useEffect(() => {
    isSubmitted.current = false;
    return () => {
      if (!isSubmitted.current) keep();
    };
  }, []);

  return (submitted) => {
    isSubmitted.current = true;
    write(submitted);
  };
}

/** Returns the form that the player submitted to review. Undefined if it is of another method or player. */
export function useSubmittedForm<Typed, Submitted extends SubmittedForm>(
  draftAtom: FormDraftAtom<Typed, Submitted>,
  method: string | undefined,
): Submitted | undefined {
  const draft = useAtomValue(draftAtom);
  const player = useAtomValue(attemptKeyAtom);
  return draft?.method === method && draft?.player === player ? draft.submitted : undefined;
}
