import type { Player } from '../../ledger/players';
import type { Operator } from './operator';

/** The player who makes a call, and the call's credentials. */
export interface Caller {
  operator: Operator;
  player: Player;
  /** The token of the call. It also encrypts the card of a peer-to-peer response. */
  token: string;
  idempotencyKey: string | undefined;
  /** Time of the call in ms since the epoch. */
  now: number;
}

/** Returns the token of an `Authorization: Bearer` header, or an empty string. */
export const bearerToken = (authorization = '') => /^Bearer (.+)$/.exec(authorization)?.[1] ?? '';
