import type { Player } from '../../ledger/players';
import { fromUnits } from '../../ledger/units';
import { balancesOf, redeemableOf } from './accounts';
import type { Operator } from './operator';

/** Two paid deposits with the same method and amount within this time are a suspected double payment. */
const doubleWithinMs = 10 * 60 * 1000;

/** Returns a player's balances, ledger entries and payments, and any suspected double payments. */
export function ledgerReport({ ledger, deposits, withdrawals }: Operator, player: Player) {
  const entries = ledger.entriesOf(player.id);
  const all = deposits.ofPlayer(player.id);
  const paid = all.filter(({ status }) => status === 'PAYED');
  const credits = entries.filter(({ reason, amount }) => reason === 'deposit' && !amount.startsWith('-'));
  const creditsOf = (id: string, currency: string) =>
    credits.filter((entry) => entry.subject === id && entry.currency === currency).length;

  return {
    player: player.id,
    balances: { ...balancesOf(ledger, player), redeemable: fromUnits(redeemableOf(ledger, player)) },
    /** True if the ledger sums to zero in every currency. */
    isBalanced: Object.values(ledger.totals()).every((total) => total === '0'),
    /** Ids of deposits that were credited more than once. */
    creditedTwice: credits
      .filter(({ subject, currency }) => creditsOf(subject, currency) > 1)
      .map(({ subject }) => subject),
    /** Pairs of ids of deposits that are a suspected double payment. */
    suspectedDoubles: paid.flatMap((one, index) =>
      paid
        .slice(index + 1)
        .filter(
          (other) =>
            other.method === one.method &&
            other.units === one.units &&
            Math.abs(other.createdAt - one.createdAt) < doubleWithinMs,
        )
        .map((other) => [other.id, one.id]),
    ),
    entries,
    deposits: all.map(({ response, units, createdAt, expiresAt, ...deposit }) => ({
      ...deposit,
      amount: units === null ? null : fromUnits(units),
      createdAt: new Date(createdAt).toISOString(),
      expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    })),
    withdrawals: withdrawals.ofPlayer(player.id).map(({ units, createdAt, ...withdrawal }) => ({
      ...withdrawal,
      amount: fromUnits(units),
      createdAt: new Date(createdAt).toISOString(),
    })),
  };
}
