import { atom } from 'jotai';

/** The kinds of bonus switches. Crypto deposits have a separate switch in the list. */
export type BonusKind = 'deposit' | 'crypto';

/**
 * The positions of the bonus switches. Each is on until the player switches it off. Without bonuses they have no effect.
 */
export const bonusSwitchesAtom = atom<Readonly<Record<BonusKind, boolean>>>({ deposit: true, crypto: true });

/** The active bonus and the list when they were last evaluated. */
export interface BonusMemory {
  /** The ids of the bonuses, in the host's order. Needed to find the neighbours of a bonus that has ended. */
  readonly ids: readonly string[];
  readonly activeId?: string;
  /** The payload's `bonusId`, to notice a change by the host. */
  readonly requestedId?: string;
}

export const bonusMemoryAtom = atom<BonusMemory>({ ids: [] });
