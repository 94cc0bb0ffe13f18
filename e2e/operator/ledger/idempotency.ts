import { createHash } from 'node:crypto';
import type { Store } from './database';

export interface RecordedResponse {
  status: number;
  body: unknown;
}

const lifetimeMs = 24 * 60 * 60 * 1000;

/** Serialises JSON with sorted keys, so that equal values give equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}

/**
 * Hashes a request, to detect that a key is reused for a different one. Only the hash is stored, because requests can
 * contain card data.
 */
export const requestDigest = (endpoint: string, payload: unknown) =>
  createHash('sha256')
    .update(`${endpoint} ${canonical(payload)}`)
    .digest('hex');

type Row = { request: string; status: number; body: string; at: number };

/** Stores the first response for each player and idempotency key for 24 h. See docs/rules/deposits.md. */
export function createIdempotencyRecords(store: Store) {
  return {
    /**
     * Returns the response to replay, `conflict` if the key belongs to a different request, or undefined for a new key.
     */
    find(
      playerId: string,
      key: string,
      digest: string,
      now: number,
    ): RecordedResponse | 'conflict' | undefined {
      const row = store.first<Row>(
        'SELECT request, status, body, at FROM idempotency WHERE player_id = ? AND key = ?',
        playerId,
        key,
      );
      if (!row || now - row.at >= lifetimeMs) return undefined;
      return row.request === digest ? { status: row.status, body: JSON.parse(row.body) } : 'conflict';
    },

    record(playerId: string, key: string, digest: string, response: RecordedResponse, now: number) {
      store.run(
        'INSERT OR REPLACE INTO idempotency (player_id, key, request, status, body, at) VALUES (?, ?, ?, ?, ?, ?)',
        playerId,
        key,
        digest,
        response.status,
        JSON.stringify(response.body ?? null),
        now,
      );
    },
  };
}
