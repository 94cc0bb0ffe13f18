import type { Bonus } from '@paywidget/shared/contract';
import { useServerTime } from '@paywidget/shared/services';
import { offersCryptoBonusAtom, payloadAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo } from 'react';

/** Returns the time when a bonus ends: server time in ms since the epoch. Undefined for a bonus without an end. */
export function bonusEnd({ mustAccruedBefore }: Bonus): number | undefined {
  return mustAccruedBefore === undefined ? undefined : Date.parse(mustAccruedBefore);
}

const hasEnded = (bonus: Bonus, now: number): boolean => (bonusEnd(bonus) ?? Number.POSITIVE_INFINITY) <= now;

/**
 * Returns the host's bonuses in their order, without bonuses that have ended by the server time. Checks the time every
 * second. Of two bonuses with the same id, returns only the first.
 */
export function useCurrentBonuses(): readonly Bonus[] {
  const { bonusList } = useAtomValue(payloadAtom);
  const ended = useServerTime(
    (now) => bonusList.map((bonus) => Number(hasEnded(bonus, now))).join(''),
    bonusList.length === 0,
  );
  return useMemo(() => {
    const firsts = new Map(bonusList.map((bonus) => [bonus.id, bonus] as const).reverse());
    return bonusList.filter((bonus, index) => ended[index] !== '1' && firsts.get(bonus.id) === bonus);
  }, [bonusList, ended]);
}

/** True if lists show bonuses: the player is in the experiment group `group_b`, and there are current bonuses. */
export function useShowsBonuses(): boolean {
  const isOffered = useAtomValue(offersCryptoBonusAtom);
  return useCurrentBonuses().length > 0 && isOffered;
}
