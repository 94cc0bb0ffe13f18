import type { Bonus } from '@paywidget/shared/contract';
import type { Decimal } from '@paywidget/shared/money';

/** What a bonus asks and what it gives, wherever the host wrote it; amounts are in the bonus' currency. */
export interface BonusTerms {
  /** The least deposit that brings it; absent, any does. */
  minimum?: Decimal;
  /** How often what was won must be staked before it is paid out. */
  wager?: Decimal;
  /** The share of the deposit that is added: '1' doubles it. */
  payout?: Decimal;
  /** The most that is added. */
  cap?: Decimal;
  spins?: number;
}

/** The terms of a bonus: its own type's data first, the other's where that says nothing. */
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
