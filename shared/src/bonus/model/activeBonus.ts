import type { Bonus } from '@paywidget/shared/contract';
import type { BonusMemory } from '@paywidget/shared/state';

type Known = Pick<Bonus, 'id'>;

/** The nearest one after an ended bonus, else the nearest before it, of those that are still there. */
function neighbour({ among, activeId }: BonusMemory, isThere: (id: string) => boolean): string | undefined {
  const place = activeId === undefined ? -1 : among.indexOf(activeId);
  if (place < 0) return undefined;
  return among.slice(place + 1).find(isThere) ?? among.slice(0, place).findLast(isThere);
}

/**
 * Which bonus is active among the current ones, in the host's order, and all that must be known to tell the next time. The
 * one that was active stays; once it is gone its neighbour is (specification, section 4, "Bonus"); at first it is the
 * payload's `bonusId`, else the first of the list (decisions, section 4). A `bonusId` that the host changes later counts
 * again. The same object where nothing changes.
 */
export function followBonuses(
  memory: BonusMemory,
  current: readonly Known[],
  wishedId: string | undefined,
): BonusMemory {
  const among = current.map(({ id }) => id);
  const isThere = (id: string | undefined) => id !== undefined && among.includes(id);
  const isNewWish = wishedId !== memory.wishedId;
  const candidates = [
    isNewWish ? wishedId : undefined,
    memory.activeId,
    neighbour(memory, isThere),
    wishedId,
    among[0],
  ];
  const activeId = candidates.find(isThere);
  const isSame = activeId === memory.activeId && !isNewWish && among.join('\n') === memory.among.join('\n');
  return isSame ? memory : { among, activeId, wishedId };
}

/** The player picks one of the current bonuses. */
export function pickBonus(memory: BonusMemory, id: string): BonusMemory {
  return memory.among.includes(id) ? { ...memory, activeId: id } : memory;
}
