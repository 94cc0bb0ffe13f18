import type { FormTexts } from '@paywidget/shared/form';
import { atom } from '@paywidget/shared/state';
import type { WithdrawalRequest } from '@paywidget/shared/withdrawal';
import type { AccountType } from '../../model/accounts';
import type { Entered } from '../../model/destination';

/** What a player has filled in and is asked to confirm. */
export interface Filled {
  /** Exactly what is sent. */
  request: WithdrawalRequest;
  /** What the confirm page repeats, as it was typed. */
  entered: readonly Entered[];
  /** The name that the account is in, where the bank has told. */
  holder?: string;
}

/** A method's form as the player left it, for when they come back to it. */
export interface Draft {
  /** Another one must not find it. */
  player: string;
  method: string;
  texts: FormTexts;
  accountType: AccountType;
  /** Once the form was submitted and valid. */
  filled?: Filled;
}

/** In memory only: forms hold account and card numbers (decisions, section 6). */
export const draftAtom = atom<Draft | undefined>(undefined);
