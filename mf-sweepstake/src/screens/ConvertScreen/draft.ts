import type { Decimal } from '@paywidget/shared/money';
import { atom } from '@paywidget/shared/state';
import type { FormDraft, SubmittedForm } from '@paywidget/shared/withdrawal';
import type { CurrencyPair, Entry } from '../../model/conversion';

/** A submitted convert form. */
export interface SubmittedRedemption extends SubmittedForm {
  pair: CurrencyPair;
  /** The sweep coins to redeem. */
  redeemed: Decimal;
  /** The received amount that the form showed. */
  received: Decimal;
}

/** The convert form as the player left it, with the amount that they typed. */
export const draftAtom = atom<FormDraft<Entry, SubmittedRedemption> | undefined>(undefined);
