import type { Store } from './database';
import { randomId } from './randomId';
import { fromUnits } from './units';

/** One side of a transfer. The sides of every transfer add up to nothing. */
export interface Entry {
  transfer: string;
  account: string;
  currency: string;
  /** Decimal text; what arrives is positive. */
  amount: string;
  reason: string;
  /** The deposit, withdrawal or player that the transfer is for. */
  subject: string;
  at: string;
}

export interface Transfer {
  from: string;
  to: string;
  currency: string;
  units: bigint;
  reason: string;
  subject: string;
  at: number;
}

/** A transfer that would take more from a player's account than is there. */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';
  constructor(
    readonly account: string,
    readonly available: bigint,
  ) {
    super(`${account} holds ${fromUnits(available)} only`);
  }
}

/** The accounts of a player are `player:<id>:<name>`; all others belong to the house or to providers. */
export const playerAccount = (playerId: string, name: string) => `player:${playerId}:${name}`;

type EntryRow = Omit<Entry, 'amount' | 'at'> & { units: number | bigint; at: number };

/** A double-entry ledger: balances are never stored, they are what the entries add up to. */
export function createLedger(store: Store) {
  const balance = (account: string, currency: string) => {
    const row = store.first<{ units: number | bigint | null }>(
      'SELECT SUM(units) AS units FROM entries WHERE account = ? AND currency = ?',
      account,
      currency,
    );
    return BigInt(row?.units ?? 0);
  };

  const toEntry = ({ units, at, ...row }: EntryRow): Entry => ({
    ...row,
    amount: fromUnits(units),
    at: new Date(at).toISOString(),
  });

  return {
    balance,

    /** Moves money. Player accounts never go below zero. */
    transfer({ from, to, currency, units, reason, subject, at }: Transfer) {
      store.transaction(() => {
        if (from.startsWith('player:')) {
          const available = balance(from, currency);
          if (available < units) throw new InsufficientFundsError(from, available);
        }
        const id = randomId('trf');
        const insert =
          'INSERT INTO entries (transfer, account, currency, units, reason, subject, at) VALUES (?, ?, ?, ?, ?, ?, ?)';
        store.run(insert, id, from, currency, -units, reason, subject, at);
        store.run(insert, id, to, currency, units, reason, subject, at);
      });
    },

    /** All that an account ever received for one reason. */
    unitsReceived(account: string, currency: string, reason: string): bigint {
      const row = store.first<{ units: number | bigint | null }>(
        'SELECT SUM(units) AS units FROM entries WHERE account = ? AND currency = ? AND reason = ? AND units > 0',
        account,
        currency,
        reason,
      );
      return BigInt(row?.units ?? 0);
    },

    /** Both sides of every transfer that touches the player, oldest first. */
    entriesOf: (playerId: string): Entry[] =>
      store
        .all<EntryRow>(
          `SELECT transfer, account, currency, units, reason, subject, at FROM entries WHERE transfer IN
             (SELECT transfer FROM entries WHERE account LIKE ?) ORDER BY id`,
          `player:${playerId}:%`,
        )
        .map(toEntry),

    /** What all accounts of each currency add up to: nothing but zeros in a sound ledger. */
    totals: (): Record<string, string> =>
      Object.fromEntries(
        store
          .all<{ currency: string; units: number | bigint }>(
            'SELECT currency, SUM(units) AS units FROM entries GROUP BY currency',
          )
          .map(({ currency, units }) => [currency, fromUnits(units)]),
      ),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
