import type { Bonus, PaymentMethod } from '@paywidget/shared/contract';
import { isBonusRestricted } from '@paywidget/shared/methods';
import type { Decimal } from '@paywidget/shared/money';
import type { BonusKind } from '@paywidget/shared/state';
import { type BonusOffer, bonusOffer } from './bonusOffer';
import { bonusTerms } from './bonusTerms';

/** What there is to show of the bonus that a deposit could get. */
export interface BonusView {
  bonus: Bonus;
  /** Which of the player's two switches it hangs on. */
  kind: BonusKind;
  isOn: boolean;
  /** Methods may hide the switch (`isInvestForbidden`); the bonus itself counts all the same (decisions, section 3). */
  hasSwitch: boolean;
  offer: BonusOffer;
  /** Of the deposit. */
  currency: string;
}

/** What a deposit says of bonuses, and what is shown of them. */
export interface DepositBonus {
  /** The bonus to send; nothing where it is off, restricted, or there is none. */
  bonusId?: string;
  /** The deposit brings it, as far as the widget can tell: it is on, and the amount is not known to be too small. */
  isActivatedBonus: boolean;
  /** The player wants the bonus, and the method takes none. */
  isRestricted: boolean;
  /** Nothing to show where there is no bonus, or the method takes none. */
  view?: BonusView;
}

export interface DepositBonusQuestion {
  method: PaymentMethod;
  /** The active one. */
  bonus?: Bonus;
  isOn: boolean;
  amount?: Decimal;
  /** Of the deposit. */
  currency: string;
}

/** Which switch a method's deposits hang on. */
export const bonusKindOf = ({ category }: PaymentMethod): BonusKind =>
  category === 'crypto' ? 'crypto' : 'deposit';

/** A bonus is selected, on, not restricted by the method, and its minimum is met (specification, section 4, "Bonus"). */
export function depositBonusOf({
  method,
  bonus,
  isOn,
  amount,
  currency,
}: DepositBonusQuestion): DepositBonus {
  if (!bonus) return { isActivatedBonus: false, isRestricted: false };
  if (isBonusRestricted(method)) return { isActivatedBonus: false, isRestricted: isOn };
  const offer = bonusOffer({ terms: bonusTerms(bonus), bonusCurrency: bonus.currency, amount, currency });
  return {
    ...(isOn && { bonusId: bonus.id }),
    isActivatedBonus: isOn && offer.state !== 'short',
    isRestricted: false,
    view: {
      bonus,
      kind: bonusKindOf(method),
      isOn,
      hasSwitch: !method.isInvestForbidden,
      offer,
      currency,
    },
  };
}
