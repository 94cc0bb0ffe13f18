import type { FormField } from '@paywidget/shared/contract';
import type { FormTexts } from '@paywidget/shared/form';
import type { WithdrawalRequest } from '@paywidget/shared/payments';
import { attemptKeyAtom, type PrimitiveAtom, useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The input in one field of a form. The review shows it again. */
export interface FieldEntry {
  field: FormField;
  /** The typed text, or the chosen value. */
  text: string;
}

/** A submitted form. The player must confirm it. */
export interface SubmittedForm {
  /** The body to send after the player has confirmed. */
  request: WithdrawalRequest;
  /** The player's input. The review shows it again. */
  entries: readonly FieldEntry[];
}

/**
 * A method's form as the player left it, to restore it when they come back. `Typed` is the form's input besides its texts.
 */
export interface FormDraft<Typed, Submitted extends SubmittedForm = SubmittedForm> {
  /** Drafts of other players are ignored. */
  player: string;
  method: string;
  texts: FormTexts;
  typed: Typed;
  /** Set after the player has submitted a valid form. */
  submitted?: Submitted;
}

/**
 * Holds the draft of a flow's forms. Kept in memory only: forms contain addresses, account and card numbers, which must not
 * be stored.
 */
export type FormDraftAtom<Typed, Submitted extends SubmittedForm = SubmittedForm> = PrimitiveAtom<
  FormDraft<Typed, Submitted> | undefined
>;

/** Returns the input of a method's form when the player left it. Undefined if they had not opened the form. */
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

/**
 * Returns the form that the player has submitted for the review. Undefined if the form belongs to another method or player.
 */
export function useSubmittedForm<Typed, Submitted extends SubmittedForm>(
  draftAtom: FormDraftAtom<Typed, Submitted>,
  method: string | undefined,
): Submitted | undefined {
  const draft = useAtomValue(draftAtom);
  const player = useAtomValue(attemptKeyAtom);
  return draft?.method === method && draft?.player === player ? draft.submitted : undefined;
}
