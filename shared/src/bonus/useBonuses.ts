import type { Bonus } from '@paywidget/shared/contract';
import { useCurrentBonuses } from '@paywidget/shared/methods';
import { useHost } from '@paywidget/shared/services';
import {
  type BonusKind,
  bonusMemoryAtom,
  bonusSwitchesAtom,
  offersCryptoBonusAtom,
  payloadAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@paywidget/shared/state';
import { useCallback, useEffect, useMemo } from 'react';
import { haveAllEnded, pickBonus, updateActiveBonus } from './model/activeBonus';

export interface Bonuses {
  /** The bonuses that have not ended, in the host's order. */
  bonuses: readonly Bonus[];
  /** The bonus that deposits get. Undefined if there are no bonuses. */
  active?: Bonus;
  /** Makes a bonus active and turns the switch of `kind` on. Default kind: `deposit`. */
  pick(bonus: Bonus, kind?: BonusKind): void;
}

/** Returns the player's bonuses. They change with the host's messages and end by the server's clock. */
export function useBonuses(): Bonuses {
  const bonuses = useCurrentBonuses();
  const { bonusId } = useAtomValue(payloadAtom);
  const [memory, setMemory] = useAtom(bonusMemoryAtom);
  const setSwitches = useSetAtom(bonusSwitchesAtom);
  const host = useHost();
  const currentMemory = useMemo(
    () => updateActiveBonus(memory, bonuses, bonusId),
    [memory, bonuses, bonusId],
  );
  // The active bonus depends on the previous list: without it, the neighbours of an ended bonus are unknown.
  useEffect(() => {
    setMemory((previous) => updateActiveBonus(previous, bonuses, bonusId));
  }, [setMemory, bonuses, bonusId]);

  // The switches are on when bonuses appear. The switch of the crypto bonus does not depend on the list.
  const allEnded = haveAllEnded(memory, bonuses);
  const hasCryptoBonus = useAtomValue(offersCryptoBonusAtom);
  useEffect(() => {
    if (!allEnded) return;
    setSwitches(({ crypto }) => ({ deposit: true, crypto: !hasCryptoBonus || crypto }));
  }, [allEnded, hasCryptoBonus, setSwitches]);

  const pick = useCallback(
    (bonus: Bonus, kind: BonusKind = 'deposit') => {
      host.track('bonus_selected', { bonusId: bonus.id, type: bonus.type });
      setMemory((previous) => pickBonus(previous, bonus.id));
      setSwitches((switches) => ({ ...switches, [kind]: true }));
    },
    [host, setMemory, setSwitches],
  );
  return { bonuses, active: bonuses.find(({ id }) => id === currentMemory.activeId), pick };
}
