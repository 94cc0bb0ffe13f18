import type { Player } from '../store/players';
import type { Operator } from './operator';

/** Who calls, and with what. */
export interface Caller {
  operator: Operator;
  player: Player;
  /** The token that the call was sent with. */
  token: string;
  idempotencyKey: string | undefined;
  /** ms since the epoch. */
  now: number;
}
