import { useServerTime } from '@paywidget/shared/api';
import type { Bonus } from '@paywidget/shared/contract';
import { experimentGroupsAtom, payloadAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo } from 'react';

/** When a bonus ends: server time in ms since the epoch; nothing for one that stays. */
export function bonusEnd({ mustAccruedBefore }: Bonus): number | undefined {
  return mustAccruedBefore === undefined ? undefined : Date.parse(mustAccruedBefore);
}

const hasEnded = (bonus: Bonus, now: number): boolean => (bonusEnd(bonus) ?? Number.POSITIVE_INFINITY) <= now;

/**
 * The host's bonuses in its order, without those that have ended: the server's clock is looked at each second
 * (specification, sections 4 and 9). Of two with one id the first counts.
 */
export function useCurrentBonuses(): readonly Bonus[] {
  const { bonusList } = useAtomValue(payloadAtom);
  const ended = useServerTime(
    (now) => bonusList.map((bonus) => Number(hasEnded(bonus, now))).join(''),
    bonusList.length === 0,
  );
  return useMemo(() => {
    const firsts = new Map(bonusList.map((bonus) => [bonus.id, bonus] as const).reverse());
    return bonusList.filter((bonus, place) => ended[place] !== '1' && firsts.get(bonus.id) === bonus);
  }, [bonusList, ended]);
}

/** Whether the lists show bonuses: to experiment group `group_b`, while there are any (specification, section 6). */
export function useListsBonuses(): boolean {
  const isOffered = useAtomValue(experimentGroupsAtom).has('group_b');
  return useCurrentBonuses().length > 0 && isOffered;
}
