import { useHost } from '@paywidget/shared/services';
import { type BonusKind, bonusSwitchesAtom, useAtom } from '@paywidget/shared/state';

/**
 * Returns one of the two bonus switches: `crypto` for crypto deposits, `deposit` for all others. A switch controls `bonusId`
 * and `isActivatedBonus` of deposit requests. `crypto` also controls the badge of crypto entries. Both are on by default.
 * Without bonuses they have no effect.
 */
export function useBonusSwitch(kind: BonusKind): { isOn: boolean; setIsOn(isOn: boolean): void } {
  const [switches, setSwitches] = useAtom(bonusSwitchesAtom);
  const host = useHost();
  return {
    isOn: switches[kind],
    setIsOn(isOn) {
      host.track('bonus_switched', { kind, isOn });
      setSwitches((previous) => ({ ...previous, [kind]: isOn }));
    },
  };
}
