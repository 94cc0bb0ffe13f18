import { useHost } from '@paywidget/shared/host';
import { type BonusKind, bonusSwitchesAtom, useAtom } from '@paywidget/shared/state';

/**
 * One of the two bonus switches. `deposit` is about all deposits but those of coins. `crypto` is about these alone: what
 * it switches is `isActivatedBonus` (and `bonusId`) of their creation calls, and with it the badge of crypto entries. Both
 * are on until the player says otherwise; without bonuses they switch nothing.
 */
export function useBonusSwitch(kind: BonusKind): { isOn: boolean; turn(isOn: boolean): void } {
  const [switches, setSwitches] = useAtom(bonusSwitchesAtom);
  const host = useHost();
  return {
    isOn: switches[kind],
    turn(isOn) {
      host.track('bonus_switched', { kind, isOn });
      setSwitches((known) => ({ ...known, [kind]: isOn }));
    },
  };
}
