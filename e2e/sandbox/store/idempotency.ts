import { createHash } from 'node:crypto';
import type { Store } from './database';

export interface RecordedAnswer {
  status: number;
  body: unknown;
}

const lifetimeMs = 24 * 60 * 60 * 1000;

/** The same text for the same JSON, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}

/** Which request a key was first used for. Card data may be part of it, so only its digest is kept. */
export const requestDigest = (endpoint: string, payload: unknown) =>
  createHash('sha256')
    .update(`${endpoint} ${canonical(payload)}`)
    .digest('hex');

type Row = { request: string; status: number; body: string; at: number };

/** First answers by player and key, for 24 h (decisions, section 6). */
export function createIdempotencyRecords(store: Store) {
  return {
    /** The answer to replay, `conflict` when the key was used for another request, nothing for a new key. */
    find(
      playerId: string,
      key: string,
      digest: string,
      now: number,
    ): RecordedAnswer | 'conflict' | undefined {
      const row = store.first<Row>(
        'SELECT request, status, body, at FROM idempotency WHERE player_id = ? AND key = ?',
        playerId,
        key,
      );
      if (!row || now - row.at >= lifetimeMs) return undefined;
      return row.request === digest ? { status: row.status, body: JSON.parse(row.body) } : 'conflict';
    },

    record(playerId: string, key: string, digest: string, answer: RecordedAnswer, now: number) {
      store.run(
        'INSERT OR REPLACE INTO idempotency (player_id, key, request, status, body, at) VALUES (?, ?, ?, ?, ?, ?)',
        playerId,
        key,
        digest,
        answer.status,
        JSON.stringify(answer.body ?? null),
        now,
      );
    },
  };
}
