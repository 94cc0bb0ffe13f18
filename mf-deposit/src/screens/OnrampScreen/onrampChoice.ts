import { atom } from '@paywidget/shared/state';

interface OnrampChoice {
  /** Of the on-ramp, by name. */
  method: string;
  currency: string;
}

/** The currency that the player chose for an on-ramp, for its form and for the offers that come of it. */
export const onrampChoiceAtom = atom<OnrampChoice | undefined>(undefined);
