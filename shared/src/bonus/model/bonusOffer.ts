import {
  compare,
  currencyOf,
  type Decimal,
  multiply,
  roundToDecimals,
  subtract,
} from '@paywidget/shared/money';
import type { BonusTerms } from './bonusTerms';

/** Where a deposit stands to a bonus; amounts are in the deposit's currency, the minimum of `open` in the bonus' own. */
export type BonusOffer =
  /** The widget cannot tell: the amount comes later, as with coins, or is in another currency. The server decides. */
  | { readonly state: 'open'; readonly minimum?: Decimal }
  | { readonly state: 'short'; readonly missing: Decimal }
  | { readonly state: 'reached'; readonly gain?: Decimal; readonly spins?: number };

export interface OfferQuestion {
  terms: BonusTerms;
  /** Absent where the bonus names none: then it is the deposit's. */
  bonusCurrency?: string;
  /** Nothing while there is none. */
  amount?: Decimal;
  currency: string;
}

/**
 * What a deposit gives with a bonus: it counts from the bonus' minimum on, inclusive (specification, section 4, "Bonus"),
 * and adds the amount times the payout multiplier up to the maximum. What is gained is rounded down: nothing is promised
 * that is not given.
 */
export function bonusOffer({ terms, bonusCurrency, amount, currency }: OfferQuestion): BonusOffer {
  const { minimum, payout, cap, spins } = terms;
  const { code, decimals } = currencyOf(currency);
  const isOther = bonusCurrency !== undefined && currencyOf(bonusCurrency).code !== code;
  if (amount === undefined || isOther) return { state: 'open', minimum };
  if (minimum !== undefined && compare(amount, minimum) < 0) {
    return { state: 'short', missing: subtract(minimum, amount) };
  }
  const full = payout === undefined ? undefined : multiply(amount, payout);
  const capped = full !== undefined && cap !== undefined && compare(full, cap) > 0 ? cap : full;
  return {
    state: 'reached',
    gain: capped === undefined ? undefined : roundToDecimals(capped, decimals, 'down'),
    spins,
  };
}
