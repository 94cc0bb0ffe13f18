import {
  compare,
  currencyOf,
  type Decimal,
  multiply,
  roundToDecimals,
  subtract,
} from '@paywidget/shared/money';
import type { BonusTerms } from './bonusTerms';

/** The result of a bonus for a deposit. Amounts are in the deposit's currency, but `minimum` is in the bonus's currency. */
export type BonusResult =
  /** The amount is unknown (as for crypto) or in another currency than the bonus. The server decides. */
  | { readonly state: 'unknown'; readonly minimum?: Decimal }
  | { readonly state: 'belowMinimum'; readonly missing: Decimal }
  | { readonly state: 'reached'; readonly gain?: Decimal; readonly spins?: number };

export interface BonusResultInput {
  terms: BonusTerms;
  /** Default: the deposit's currency. */
  bonusCurrency?: string;
  /** Omitted if there is no amount yet. */
  amount?: Decimal;
  currency: string;
}

/**
 * Computes the result of a bonus for a deposit. The amount must be at least the bonus's minimum. The gain is the amount
 * times the payout multiplier, limited to the cap. It is rounded down, so that the widget never promises too much.
 */
export function bonusResult({ terms, bonusCurrency, amount, currency }: BonusResultInput): BonusResult {
  const { minimum, payout, cap, spins } = terms;
  const { code, decimals } = currencyOf(currency);
  const isOtherCurrency = bonusCurrency !== undefined && currencyOf(bonusCurrency).code !== code;
  if (amount === undefined || isOtherCurrency) return { state: 'unknown', minimum };
  if (minimum !== undefined && compare(amount, minimum) < 0) {
    return { state: 'belowMinimum', missing: subtract(minimum, amount) };
  }
  const full = payout === undefined ? undefined : multiply(amount, payout);
  const capped = full !== undefined && cap !== undefined && compare(full, cap) > 0 ? cap : full;
  return {
    state: 'reached',
    gain: capped === undefined ? undefined : roundToDecimals(capped, decimals, 'down'),
    spins,
  };
}
