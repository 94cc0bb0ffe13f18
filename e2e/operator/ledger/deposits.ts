import type { Store } from './database';
import type { DepositState } from './testAmounts';

/** The kind of response that created the deposit. It decides which calls the deposit accepts. */
export type DepositKind = 'redirect' | 'invoice' | 'unified' | 'page' | 'onramp' | 'peerToPeer' | 'crypto';

export interface Deposit {
  id: string;
  playerId: string;
  kind: DepositKind;
  method: string;
  country: string;
  /** Amount in units of 10^-8. Null for a crypto address that has received nothing. */
  units: bigint | null;
  currency: string;
  status: DepositState;
  /** Name of the test amount's outcome. */
  outcome: string;
  returnUrl: string | null;
  idempotencyKey: string | null;
  /** Body of the create response, with the card unencrypted. */
  response: unknown;
  details: DepositDetails;
  createdAt: number;
  /** The payer's deadline in ms since the epoch. */
  expiresAt: number | null;
}

export interface DepositDetails {
  /** Coins to credit instead of the amount paid: the deposit buys a box. */
  coins?: { GC: string; SC: string };
  /** The box that this crypto address pays for. */
  boxId?: number;
  /** Network of the crypto address. */
  networkCode?: string;
  /** Blockchain of the crypto address, as pushes name it. */
  blockchain?: string;
  txid?: string;
  /** For a further payment to the same crypto address: the id of the deposit that the address was issued for. */
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
  response: JSON.parse(row.answer),
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
        JSON.stringify(deposit.response),
        JSON.stringify(deposit.details),
        deposit.createdAt,
        deposit.expiresAt,
      );
    },

    find(id: string): Deposit | undefined {
      const row = store.first<DepositRow>('SELECT * FROM deposits WHERE id = ?', id);
      return row && toDeposit(row);
    },

    /** Returns the player's deposits, newest first. */
    ofPlayer: (playerId: string): Deposit[] =>
      store
        .all<DepositRow>(
          'SELECT * FROM deposits WHERE player_id = ? ORDER BY created_at DESC, rowid DESC',
          playerId,
        )
        .map(toDeposit),

    setStatus: (id: string, status: DepositState) =>
      store.run('UPDATE deposits SET status = ? WHERE id = ?', status, id),

    /** Replaces the stored response after the deposit was continued. */
    setResponse: (id: string, kind: DepositKind, response: unknown) =>
      store.run('UPDATE deposits SET kind = ?, answer = ? WHERE id = ?', kind, JSON.stringify(response), id),

    setUnits: (id: string, units: bigint) =>
      store.run('UPDATE deposits SET units = ? WHERE id = ?', units, id),

    /** Records the coins received at a crypto address. */
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

/** True if the status can no longer change. */
export const isFinal = (status: DepositState) => status !== 'NEW' && status !== 'PROCESSING';
