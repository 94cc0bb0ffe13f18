import { atom } from 'jotai';

/** What the player picked on the way to a form, by name; the objects themselves live in the method queries. */
export interface Choice {
  group?: string;
  method?: string;
  /** A sweepstake box. */
  box?: string;
}

export const choiceAtom = atom<Choice>({});
