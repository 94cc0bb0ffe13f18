import { atom } from '@paywidget/shared/state';
import type { FormDraft, SubmittedForm } from '@paywidget/shared/withdrawal';
import type { AccountType } from '../../model/accounts';

/** A submitted withdrawal form. */
export interface SubmittedWithdrawal extends SubmittedForm {
  /** The account holder's name, if the bank sent it. */
  holder?: string;
}

/** The form as the player left it, with the chosen account. */
export const draftAtom = atom<FormDraft<AccountType, SubmittedWithdrawal> | undefined>(undefined);

/** The bank that the player chose before the form. The form of its method starts with it. */
export const chosenBankAtom = atom<{ method: string; code: string } | undefined>(undefined);
