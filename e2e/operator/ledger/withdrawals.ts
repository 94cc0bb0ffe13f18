import type { Store } from './database';
import type { DepositState } from './testAmounts';

export interface Withdrawal {
  id: string;
  playerId: string;
  method: string;
  units: bigint;
  currency: string;
  /** The ledger account that is debited, and credited again by a refund. */
  account: string;
  toCurrency: string | null;
  status: DepositState;
  idempotencyKey: string | null;
  createdAt: number;
}

interface WithdrawalRow {
  id: string;
  player_id: string;
  method: string;
  units: bigint | number;
  currency: string;
  account: string;
  to_currency: string | null;
  status: DepositState;
  idempotency_key: string | null;
  created_at: number;
}

const toWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  playerId: row.player_id,
  method: row.method,
  units: BigInt(row.units),
  currency: row.currency,
  account: row.account,
  toCurrency: row.to_currency,
  status: row.status,
  idempotencyKey: row.idempotency_key,
  createdAt: row.created_at,
});

export function createWithdrawals(store: Store) {
  return {
    insert(withdrawal: Withdrawal) {
      store.run(
        `INSERT INTO withdrawals (id, player_id, method, units, currency, account, to_currency, status,
           idempotency_key, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        withdrawal.id,
        withdrawal.playerId,
        withdrawal.method,
        withdrawal.units,
        withdrawal.currency,
        withdrawal.account,
        withdrawal.toCurrency,
        withdrawal.status,
        withdrawal.idempotencyKey,
        withdrawal.createdAt,
      );
    },

    find(id: string): Withdrawal | undefined {
      const row = store.first<WithdrawalRow>('SELECT * FROM withdrawals WHERE id = ?', id);
      return row && toWithdrawal(row);
    },

    /** Returns the player's withdrawals, newest first. */
    ofPlayer: (playerId: string): Withdrawal[] =>
      store
        .all<WithdrawalRow>(
          'SELECT * FROM withdrawals WHERE player_id = ? ORDER BY created_at DESC, rowid DESC',
          playerId,
        )
        .map(toWithdrawal),

    setStatus: (id: string, status: DepositState) =>
      store.run('UPDATE withdrawals SET status = ? WHERE id = ?', status, id),
  };
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;
