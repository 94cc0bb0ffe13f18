import type { Bonus, LocalizedText } from '@paywidget/shared/contract';
import { type Decimal, multiply } from '@paywidget/shared/money';

/** One line of a bonus' terms: what it is about, and its value by how it is written. */
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

/** The terms of one of the two things that a bonus can be. */
export interface BonusSection {
  kind: Bonus['type'];
  terms: readonly BonusTerm[];
  wager?: Decimal;
}

const given = (terms: readonly (BonusTerm | false)[]) => terms.filter((term) => term !== false);

function depositSection({ depositBonusData: data }: Bonus): BonusSection {
  const { minDeposit, maxBonusAmount, payoutMultiplier, wagerMultiplier } = data ?? {};
  return {
    kind: 'deposit',
    terms: given([
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
    terms: given([
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

/** What a bonus is made of, its own type first: money, free spins, or both. Parts without terms are left out. */
export function bonusSections(bonus: Bonus): BonusSection[] {
  const parts = [depositSection(bonus), freespinSection(bonus)];
  return parts
    .filter(({ terms }) => terms.length > 0)
    .sort((a, b) => Number(b.kind === bonus.type) - Number(a.kind === bonus.type));
}
