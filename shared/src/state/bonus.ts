import { atom } from 'jotai';

/** What a bonus switch is about: deposits of coins have a switch of their own in the list. */
export type BonusKind = 'deposit' | 'crypto';

/**
 * What the player wants of bonuses: each kind is on until they say otherwise, so it is on when bonuses first appear
 * (specification, section 4, "Bonus"). While there are none, nothing is on, whatever stands here.
 */
export const bonusSwitchesAtom = atom<Readonly<Record<BonusKind, boolean>>>({ deposit: true, crypto: true });

/** Which bonus was active when the bonuses were last looked at. */
export interface BonusMemory {
  /** The bonuses of that time by id, in the host's order: where an ended one had its neighbours. */
  readonly among: readonly string[];
  readonly activeId?: string;
  /** The payload's `bonusId` of that time: a new one counts once. */
  readonly wishedId?: string;
}

export const bonusMemoryAtom = atom<BonusMemory>({ among: [] });
