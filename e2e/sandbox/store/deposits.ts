import type { DepositState } from '../outcomes';
import type { Store } from './database';

/** Which family of answers a deposit belongs to, and so what may be done with it. */
export type DepositKind = 'redirect' | 'invoice' | 'unified' | 'page' | 'onramp' | 'peerToPeer' | 'crypto';

export interface Deposit {
  id: string;
  playerId: string;
  kind: DepositKind;
  method: string;
  country: string;
  /** Absent until a coin arrives at a crypto address. */
  units: bigint | null;
  currency: string;
  status: DepositState;
  outcome: string;
  returnUrl: string | null;
  idempotencyKey: string | null;
  /** What its create call answered, before encryption. */
  answer: unknown;
  details: DepositDetails;
  createdAt: number;
  /** When the payer's time is up; ms since the epoch. */
  expiresAt: number | null;
}

export interface DepositDetails {
  /** Coins that a box credits instead of the amount paid. */
  coins?: { GC: string; SC: string };
  /** The box that an address was given for. */
  boxId?: number;
  /** The network of a crypto address, and the chain that it is on. */
  networkCode?: string;
  blockchain?: string;
  txid?: string;
  /** Coins to an address that had been paid to: the deposit that the address was given for. */
  addressOf?: string;
}

interface DepositRow {
  id: string;
  player_id: string;
  kind: DepositKind;
  method: string;
  country: string;
  units: bigint | number | null;
  currency: string;
  status: DepositState;
  outcome: string;
  return_url: string | null;
  idempotency_key: string | null;
  answer: string;
  details: string;
  created_at: number;
  expires_at: number | null;
}

const toDeposit = (row: DepositRow): Deposit => ({
  id: row.id,
  playerId: row.player_id,
  kind: row.kind,
  method: row.method,
  country: row.country,
  units: row.units === null ? null : BigInt(row.units),
  currency: row.currency,
  status: row.status,
  outcome: row.outcome,
  returnUrl: row.return_url,
  idempotencyKey: row.idempotency_key,
  answer: JSON.parse(row.answer),
  details: JSON.parse(row.details) as DepositDetails,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

export function createDeposits(store: Store) {
  return {
    insert(deposit: Deposit) {
      store.run(
        `INSERT INTO deposits (id, player_id, kind, method, country, units, currency, status, outcome, return_url,
           idempotency_key, answer, details, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        deposit.id,
        deposit.playerId,
        deposit.kind,
        deposit.method,
        deposit.country,
        deposit.units,
        deposit.currency,
        deposit.status,
        deposit.outcome,
        deposit.returnUrl,
        deposit.idempotencyKey,
        JSON.stringify(deposit.answer),
        JSON.stringify(deposit.details),
        deposit.createdAt,
        deposit.expiresAt,
      );
    },

    find(id: string): Deposit | undefined {
      const row = store.first<DepositRow>('SELECT * FROM deposits WHERE id = ?', id);
      return row && toDeposit(row);
    },

    /** Newest first. */
    ofPlayer: (playerId: string): Deposit[] =>
      store
        .all<DepositRow>(
          'SELECT * FROM deposits WHERE player_id = ? ORDER BY created_at DESC, rowid DESC',
          playerId,
        )
        .map(toDeposit),

    setStatus: (id: string, status: DepositState) =>
      store.run('UPDATE deposits SET status = ? WHERE id = ?', status, id),

    /** What a continued deposit answers from now on. */
    setAnswer: (id: string, kind: DepositKind, answer: unknown) =>
      store.run('UPDATE deposits SET kind = ?, answer = ? WHERE id = ?', kind, JSON.stringify(answer), id),

    setUnits: (id: string, units: bigint) =>
      store.run('UPDATE deposits SET units = ? WHERE id = ?', units, id),

    /** The coins that arrived at a crypto address. */
    setTransaction: (id: string, units: bigint, details: DepositDetails) =>
      store.run(
        'UPDATE deposits SET units = ?, details = ? WHERE id = ?',
        units,
        JSON.stringify(details),
        id,
      ),
  };
}

export type Deposits = ReturnType<typeof createDeposits>;

/** Nothing changes a deposit any more. */
export const isFinal = (status: DepositState) => status !== 'NEW' && status !== 'PROCESSING';
