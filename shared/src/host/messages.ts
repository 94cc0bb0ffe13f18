/**
 *  host page / native app                                   widget
 *        │  <iframe>, web view or mount()                      │
 *        │ ◀──────────────── Loaded {version} ──────────────── │  1. it can listen
 *        │ ───────────────── loaded {payload} ───────────────▶ │  2. who the player is, what to show
 *        │ ◀── DepositStatus · Analytics · Error · Resize … ── │
 *        │ ── update · back · login.token · deposit.status … ▶ │
 *        │ ◀───────────────────── Close ────────────────────── │  3. the host removes the widget
 *
 * Source: contract, "Host messages". Incoming messages carry `type`, outgoing ones `messageType`.
 */
import {
  DepositStatusPush,
  LoginTokenPush,
  nullish,
  type TransactionStatus,
  WithdrawalStatusPush,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import type { AnalyticsMessage } from './analytics';

const fields = z.record(z.string(), z.unknown());
const nothing = z.unknown();

/** What `handle.update` may change without a reload (decisions, section 7). */
export const HostUpdate = z.object({
  payload: nullish(fields),
  user: nullish(fields),
  theme: nullish(z.enum(['light', 'dark', 'auto'])),
  tokens: nullish(z.record(z.string(), z.string())),
});
export type HostUpdate = z.infer<typeof HostUpdate>;

/** Every message a host may send, by its `type`. A `loaded` payload is parsed further by the contract's `HostPayload`. */
export const incomingMessages = {
  loaded: z.optional(z.nullable(fields)),
  update: HostUpdate,
  'bonus-list-fetched': z.object({ success: z.boolean(), bonusList: nullish(z.array(z.unknown())) }),
  'bonus-list-updated': z.object({ bonusList: z.array(z.unknown()) }),
  close: nothing,
  back: nothing,
  'swipe-back': nothing,
  'deposit.status': DepositStatusPush,
  'withdrawal.status': WithdrawalStatusPush,
  'login.token': LoginTokenPush,
} as const;

export type IncomingType = keyof typeof incomingMessages;
export type IncomingPayload<T extends IncomingType> = z.infer<(typeof incomingMessages)[T]>;
export type IncomingMessage = { [T in IncomingType]: { type: T; payload: IncomingPayload<T> } }[IncomingType];

/** Every message the widget sends, by its `messageType`. */
export interface OutgoingMessages {
  Loaded: { version: string };
  DepositStatus: { depositId: string; status: TransactionStatus };
  WithdrawalStatus: { withdrawalId: string; status: TransactionStatus };
  Analytics: AnalyticsMessage;
  Share: { text: string };
  TokenExpired: Record<never, never>;
  Redirect: { url: string; method: 'GET' | 'POST'; data: Readonly<Record<string, string>> };
  Close: Record<never, never>;
  Error: { code: string; message: string };
  MissingTranslation: { key: string; lang: string };
  InvalidP2PResponse: Readonly<Record<string, unknown>>;
  Resize: { height: number };
}
export type OutgoingType = keyof OutgoingMessages;
export type OutgoingMessage = { [T in OutgoingType]: { messageType: T } & OutgoingMessages[T] }[OutgoingType];
