import type { Bonus, PaymentMethod } from '@paywidget/shared/contract';
import { isBonusRestricted } from '@paywidget/shared/methods';
import type { Decimal } from '@paywidget/shared/money';
import type { BonusKind } from '@paywidget/shared/state';
import { type BonusResult, bonusResult } from './bonusResult';
import { bonusTerms } from './bonusTerms';

/** The facts to show about the bonus of a deposit. */
export interface BonusView {
  bonus: Bonus;
  /** The bonus switch that applies, of the two switches. */
  kind: BonusKind;
  isOn: boolean;
  /** False if the method hides the switch (`isInvestForbidden`). The bonus still applies. */
  hasSwitch: boolean;
  result: BonusResult;
  /** Currency of the deposit. */
  currency: string;
}

/** The bonus fields of a deposit request, and what to show of the bonus. */
export interface DepositBonus {
  /** The bonus to send. Omitted if bonuses are off or restricted, or if there is none. */
  bonusId?: string;
  /** True if the bonus is on and the amount is not known to be below its minimum. */
  isActivatedBonus: boolean;
  /** True if bonuses are on but the method does not allow them. */
  isRestricted: boolean;
  /** Omitted if there is no bonus or the method does not allow bonuses. */
  view?: BonusView;
  /** True if the deposit gets the crypto bonus of `group_b` and no bonus of the list, and the method shows the switch. */
  hasCryptoSwitch?: boolean;
}

export interface DepositBonusInput {
  method: PaymentMethod;
  /** The active bonus. */
  bonus?: Bonus;
  isOn: boolean;
  amount?: Decimal;
  /** Currency of the deposit. */
  currency: string;
  /** True if the player gets the crypto bonus, which is not in the list: they are in the experiment group `group_b`. */
  hasCryptoBonus?: boolean;
}

/** Returns which bonus switch applies to a method. */
export const bonusKindOf = ({ category }: PaymentMethod): BonusKind =>
  category === 'crypto' ? 'crypto' : 'deposit';

/**
 * Returns the bonus fields of a deposit. A bonus is activated if there is an active one, its switch is on, the method allows
 * it and the amount reaches its minimum. Without an active bonus, the crypto bonus is activated if its switch is on. See
 * docs/rules/bonuses.md.
 */
export function depositBonusOf({
  method,
  bonus,
  isOn,
  amount,
  currency,
  hasCryptoBonus = false,
}: DepositBonusInput): DepositBonus {
  const isRestricted = isBonusRestricted(method);
  if (!bonus) {
    const isOffered = hasCryptoBonus && !isRestricted && bonusKindOf(method) === 'crypto';
    return {
      isActivatedBonus: isOffered && isOn,
      isRestricted: false,
      ...(isOffered && { hasCryptoSwitch: !method.isInvestForbidden }),
    };
  }
  if (isRestricted) return { isActivatedBonus: false, isRestricted: isOn };
  const result = bonusResult({ terms: bonusTerms(bonus), bonusCurrency: bonus.currency, amount, currency });
  return {
    ...(isOn && { bonusId: bonus.id }),
    isActivatedBonus: isOn && result.state !== 'belowMinimum',
    isRestricted: false,
    view: {
      bonus,
      kind: bonusKindOf(method),
      isOn,
      hasSwitch: !method.isInvestForbidden,
      result,
      currency,
    },
  };
}
