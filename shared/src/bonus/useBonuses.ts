import type { Bonus } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useCurrentBonuses } from '@paywidget/shared/methods';
import {
  type BonusKind,
  bonusMemoryAtom,
  bonusSwitchesAtom,
  payloadAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@paywidget/shared/state';
import { useCallback, useEffect, useMemo } from 'react';
import { followBonuses, pickBonus } from './model/activeBonus';

export interface Bonuses {
  /** Those that have not ended, in the host's order. */
  bonuses: readonly Bonus[];
  /** The one that the player's deposits would get; nothing where there are none. */
  active?: Bonus;
  /** Makes another one active, and bonuses on: for all deposits but those of coins, unless these are meant. */
  pick(bonus: Bonus, kind?: BonusKind): void;
}

/** The player's bonuses, kept up with the host and with the server's clock. */
export function useBonuses(): Bonuses {
  const bonuses = useCurrentBonuses();
  const { bonusId } = useAtomValue(payloadAtom);
  const [memory, remember] = useAtom(bonusMemoryAtom);
  const setSwitches = useSetAtom(bonusSwitchesAtom);
  const host = useHost();
  const latest = useMemo(() => followBonuses(memory, bonuses, bonusId), [memory, bonuses, bonusId]);
  // What was active is no function of what there is now: without it an ended bonus has no neighbours.
  useEffect(() => {
    remember((known) => followBonuses(known, bonuses, bonusId));
  }, [remember, bonuses, bonusId]);

  const pick = useCallback(
    (bonus: Bonus, kind: BonusKind = 'deposit') => {
      host.track('bonus_selected', { bonusId: bonus.id, type: bonus.type });
      remember((known) => pickBonus(known, bonus.id));
      setSwitches((switches) => ({ ...switches, [kind]: true }));
    },
    [host, remember, setSwitches],
  );
  return { bonuses, active: bonuses.find(({ id }) => id === latest.activeId), pick };
}
