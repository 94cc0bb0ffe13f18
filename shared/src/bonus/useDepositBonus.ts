import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Decimal } from '@paywidget/shared/money';
import { currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { bonusKindOf, type DepositBonus, depositBonusOf } from './model/depositBonus';
import { useBonuses } from './useBonuses';
import { useBonusSwitch } from './useBonusSwitch';

/**
 * What a deposit of a method says of bonuses: hand `bonusId` and `isActivatedBonus` to the submit pipeline, and the whole
 * to `BonusSwitch` and `useBonusSummary`. `amount` is plain decimal text, nothing while there is none or where it comes
 * later, as with coins; `currency` is the deposit's, the account's unless it is another.
 */
export function useDepositBonus(method: PaymentMethod, amount?: Decimal, currency?: string): DepositBonus {
  const account = useAtomValue(currencyAtom);
  const { active } = useBonuses();
  const { isOn } = useBonusSwitch(bonusKindOf(method));
  return depositBonusOf({ method, bonus: active, isOn, amount, currency: currency ?? account });
}
