import { atom } from 'jotai';

/** The player's choices on the way to a form, by name. The objects are in the method queries. */
export interface Choice {
  group?: string;
  method?: string;
  /** The id of a sweepstake box. */
  box?: string;
}

export const choiceAtom = atom<Choice>({});
