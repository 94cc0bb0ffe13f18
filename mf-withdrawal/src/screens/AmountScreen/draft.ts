import type { FormTexts } from '@paywidget/shared/form';
import { atom } from '@paywidget/shared/state';
import type { WithdrawalRequest } from '@paywidget/shared/withdrawal';
import type { AccountType } from '../../model/accounts';
import type { FieldEntry } from '../../model/destination';

/** A submitted form, which the player must confirm. */
export interface SubmittedForm {
  /** What is sent once the player confirms. */
  request: WithdrawalRequest;
  /** What the player typed. The confirm page shows it again. */
  entries: readonly FieldEntry[];
  /** The account holder's name, if the bank sent it. */
  holder?: string;
}

/** A method's form as the player left it, restored when they come back. */
export interface Draft {
  /** Drafts of other players are ignored. */
  player: string;
  method: string;
  texts: FormTexts;
  accountType: AccountType;
  /** Set once the form was submitted and is valid. */
  submitted?: SubmittedForm;
}

/** Kept in memory only: forms contain account and card numbers, which must not be stored. */
export const draftAtom = atom<Draft | undefined>(undefined);

/** The bank that was chosen before the form. The form of its method starts with it. */
export const chosenBankAtom = atom<{ method: string; code: string } | undefined>(undefined);
