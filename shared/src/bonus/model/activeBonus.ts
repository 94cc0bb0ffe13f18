import type { Bonus } from '@paywidget/shared/contract';
import type { BonusMemory } from '@paywidget/shared/state';

type BonusId = Pick<Bonus, 'id'>;

/** Returns the nearest remaining bonus after the one that ended, else the nearest before it. */
function nearestRemaining(
  { ids, activeId }: BonusMemory,
  isCurrent: (id: string) => boolean,
): string | undefined {
  const index = activeId === undefined ? -1 : ids.indexOf(activeId);
  if (index < 0) return undefined;
  return ids.slice(index + 1).find(isCurrent) ?? ids.slice(0, index).findLast(isCurrent);
}

/**
 * Determines the active bonus after the list or the payload's `bonusId` changed. The active bonus stays while it is in the
 * list. If it has ended, a neighbour replaces it. The initial one is the payload's `bonusId`, else the first of the list. A
 * changed `bonusId` is applied again. Returns `memory` itself if nothing changes. See docs/rules/bonuses.md.
 */
export function updateActiveBonus(
  memory: BonusMemory,
  currentBonuses: readonly BonusId[],
  requestedId: string | undefined,
): BonusMemory {
  const ids = currentBonuses.map(({ id }) => id);
  const isCurrent = (id: string | undefined) => id !== undefined && ids.includes(id);
  const isNewRequest = requestedId !== memory.requestedId;
  const candidates = [
    isNewRequest ? requestedId : undefined,
    memory.activeId,
    nearestRemaining(memory, isCurrent),
    requestedId,
    ids[0],
  ];
  const activeId = candidates.find(isCurrent);
  const isSame = activeId === memory.activeId && !isNewRequest && ids.join('\n') === memory.ids.join('\n');
  return isSame ? memory : { ids, activeId, requestedId };
}

/**
 * True if all bonuses that were known have ended. Bonuses that come later are new to the player, so the player's
 * earlier choices do not apply to them.
 */
export function haveAllEnded({ ids }: BonusMemory, currentBonuses: readonly BonusId[]): boolean {
  const isCurrent = (id: string) => currentBonuses.some((bonus) => bonus.id === id);
  return ids.length > 0 && !ids.some(isCurrent);
}

/** Makes one of the current bonuses active. Ignores unknown ids. */
export function pickBonus(memory: BonusMemory, id: string): BonusMemory {
  return memory.ids.includes(id) ? { ...memory, activeId: id } : memory;
}
