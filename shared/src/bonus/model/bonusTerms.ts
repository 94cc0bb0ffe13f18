import type { Bonus } from '@paywidget/shared/contract';
import type { Decimal } from '@paywidget/shared/money';

/** Conditions and gains of a bonus. Amounts are in the bonus's currency. */
export interface BonusTerms {
  /** The minimum deposit. If absent, any deposit qualifies. */
  minimum?: Decimal;
  /** How many times the winnings must be wagered before withdrawal. */
  wager?: Decimal;
  /** The share of the deposit that is added. '1' doubles the deposit. */
  payout?: Decimal;
  /** The maximum amount that is added. */
  cap?: Decimal;
  spins?: number;
}

/** Returns the terms of a bonus. If the server sent data for both types, the data for the bonus's type take precedence. */
export function bonusTerms({ type, depositBonusData: deposit, freespinBonusData: spins }: Bonus): BonusTerms {
  const [first, second] = type === 'deposit' ? [deposit, spins] : [spins, deposit];
  return {
    minimum: first?.minDeposit ?? second?.minDeposit,
    wager: first?.wagerMultiplier ?? second?.wagerMultiplier,
    payout: deposit?.payoutMultiplier,
    cap: deposit?.maxBonusAmount,
    spins: spins?.count,
  };
}
