import { atom } from 'jotai';

/** The kinds of bonus switches. Crypto deposits have a switch of their own in the list. */
export type BonusKind = 'deposit' | 'crypto';

/**
 * Which kinds of bonus the player has left switched on. Each is on until the player switches it off. Without bonuses,
 * nothing is on whatever this says.
 */
export const bonusSwitchesAtom = atom<Readonly<Record<BonusKind, boolean>>>({ deposit: true, crypto: true });

/** The active bonus and the list at the last evaluation. */
export interface BonusMemory {
  /** The ids of the bonuses then, in the host's order, to find the neighbours of one that has ended. */
  readonly ids: readonly string[];
  readonly activeId?: string;
  /** The payload's `bonusId` then. A new one counts once. */
  readonly requestedId?: string;
}

export const bonusMemoryAtom = atom<BonusMemory>({ ids: [] });
