import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Decimal } from '@paywidget/shared/money';
import { currencyAtom, offersCryptoBonusAtom, useAtomValue } from '@paywidget/shared/state';
import { bonusKindOf, type DepositBonus, depositBonusOf } from './model/depositBonus';
import { useBonuses } from './useBonuses';
import { useBonusSwitch } from './useBonusSwitch';

/**
 * Returns the bonus of a deposit with a method. Send its `bonusId` and `isActivatedBonus` with the deposit, and pass the
 * whole object to `BonusSwitch` and `useBonusSummary`. Omit `amount` while it is unknown, as for crypto. `currency` is the
 * deposit's currency. Default: the account's currency.
 */
export function useDepositBonus(method: PaymentMethod, amount?: Decimal, currency?: string): DepositBonus {
  const account = useAtomValue(currencyAtom);
  const { active } = useBonuses();
  const { isOn } = useBonusSwitch(bonusKindOf(method));
  const hasCryptoBonus = useAtomValue(offersCryptoBonusAtom);
  return depositBonusOf({
    method,
    bonus: active,
    isOn,
    amount,
    currency: currency ?? account,
    hasCryptoBonus,
  });
}
