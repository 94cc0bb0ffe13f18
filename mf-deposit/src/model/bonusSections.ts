import type { Bonus, LocalizedText } from '@paywidget/shared/contract';
import { type Decimal, multiply } from '@paywidget/shared/money';

/** One term of a bonus. The key of its value decides the format. */
export type BonusTerm = { readonly name: BonusTermName } & (
  | { readonly amount: Decimal }
  | { readonly percent: Decimal }
  | { readonly times: Decimal }
  | { readonly count: number }
  | { readonly names: readonly LocalizedText[] }
);

export type BonusTermName =
  | 'minimum'
  | 'payout'
  | 'cap'
  | 'wager'
  | 'spins'
  | 'maxWin'
  | 'spinPayout'
  | 'games';

/** The terms of one part of a bonus: money or free spins. */
export interface BonusSection {
  kind: Bonus['type'];
  terms: readonly BonusTerm[];
  wager?: Decimal;
}

const defined = (terms: readonly (BonusTerm | false)[]) => terms.filter((term) => term !== false);

function depositSection({ depositBonusData: data }: Bonus): BonusSection {
  const { minDeposit, maxBonusAmount, payoutMultiplier, wagerMultiplier } = data ?? {};
  return {
    kind: 'deposit',
    terms: defined([
      payoutMultiplier !== undefined && { name: 'payout', percent: multiply(payoutMultiplier, '100') },
      maxBonusAmount !== undefined && { name: 'cap', amount: maxBonusAmount },
      minDeposit !== undefined && { name: 'minimum', amount: minDeposit },
      wagerMultiplier !== undefined && { name: 'wager', times: wagerMultiplier },
    ]),
    wager: wagerMultiplier,
  };
}

function freespinSection({ freespinBonusData: data }: Bonus): BonusSection {
  const { count, minDeposit, maxSpinWin, payoutMultiplier, wagerMultiplier, gamesContent = [] } = data ?? {};
  return {
    kind: 'freespin',
    terms: defined([
      count !== undefined && { name: 'spins', count },
      gamesContent.length > 0 && { name: 'games', names: gamesContent.map(({ name }) => name) },
      minDeposit !== undefined && { name: 'minimum', amount: minDeposit },
      maxSpinWin !== undefined && { name: 'maxWin', amount: maxSpinWin },
      payoutMultiplier !== undefined && { name: 'spinPayout', times: payoutMultiplier },
      wagerMultiplier !== undefined && { name: 'wager', times: wagerMultiplier },
    ]),
    wager: wagerMultiplier,
  };
}

/**
 * Returns the parts of a bonus: money, free spins or both. The part for the type of the bonus comes first. Skips empty
 * parts.
 */
export function bonusSections(bonus: Bonus): BonusSection[] {
  const parts = [depositSection(bonus), freespinSection(bonus)];
  return parts
    .filter(({ terms }) => terms.length > 0)
    .sort((a, b) => Number(b.kind === bonus.type) - Number(a.kind === bonus.type));
}
