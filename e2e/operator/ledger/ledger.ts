import type { Store } from './database';
import { randomId } from './randomId';
import { fromUnits } from './units';

/** One side of a transfer. Both sides of a transfer sum to zero. */
export interface Entry {
  transfer: string;
  account: string;
  currency: string;
  /** Decimal text, positive for money received. */
  amount: string;
  reason: string;
  /** Id of the deposit, withdrawal or player that caused the transfer. */
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

/** Thrown if a transfer would overdraw a player's account. */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';
  constructor(
    readonly account: string,
    readonly available: bigint,
  ) {
    super(`${account} holds ${fromUnits(available)} only`);
  }
}

/** Returns the ledger account `player:<id>:<name>`. All other accounts belong to the house or to providers. */
export const playerAccount = (playerId: string, name: string) => `player:${playerId}:${name}`;

type EntryRow = Omit<Entry, 'amount' | 'at'> & { units: number | bigint; at: number };

/** Creates a double-entry ledger. Balances are not stored: they are the sum of the entries. */
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

    /** Moves money between two accounts. @throws InsufficientFundsError if a player's account would go below zero. */
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

    /** Returns the total that an account has received for one reason. */
    unitsReceived(account: string, currency: string, reason: string): bigint {
      const row = store.first<{ units: number | bigint | null }>(
        'SELECT SUM(units) AS units FROM entries WHERE account = ? AND currency = ? AND reason = ? AND units > 0',
        account,
        currency,
        reason,
      );
      return BigInt(row?.units ?? 0);
    },

    /** Returns both sides of every transfer that involves the player, oldest first. */
    entriesOf: (playerId: string): Entry[] =>
      store
        .all<EntryRow>(
          `SELECT transfer, account, currency, units, reason, subject, at FROM entries WHERE transfer IN
             (SELECT transfer FROM entries WHERE account LIKE ?) ORDER BY id`,
          `player:${playerId}:%`,
        )
        .map(toEntry),

    /** Returns the sum of all accounts by currency. Each is zero if the ledger is consistent. */
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
