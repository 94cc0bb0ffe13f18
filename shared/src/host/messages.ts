/**
 *  host page / native app                                   widget
 *        │  <iframe>, web view or mount()                      │
 *        │ ◀──────────────── Loaded {version} ──────────────── │  1. the widget is ready for messages
 *        │ ───────────────── loaded {payload} ───────────────▶ │  2. the player and the settings
 *        │ ◀── DepositStatus · Analytics · Error · Resize … ── │
 *        │ ── update · back · login.token · deposit.status … ▶ │
 *        │ ◀───────────────────── Close ────────────────────── │  3. the host removes the widget
 *
 * Incoming messages have a `type`, outgoing ones a `messageType`. See docs/guides/embedding.md.
 */
import {
  DepositStatusPush,
  LoginTokenPush,
  lenient,
  nullish,
  ThemeChoice,
  Tokens,
  type TransactionStatus,
  WithdrawalStatusPush,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import type { AnalyticsMessage } from './analytics';

const anyObject = z.record(z.string(), z.unknown());
const anyPayload = z.unknown();

/** The options that a host can change with `handle.update` without a reload. */
export const HostUpdate = z.object({
  payload: nullish(anyObject),
  user: nullish(anyObject),
  theme: nullish(ThemeChoice),
  tokens: nullish(Tokens),
});
export type HostUpdate = z.infer<typeof HostUpdate>;

/** Schemas of all messages from the host, by `type`. `HostPayload` parses the payload of `loaded` further. */
export const incomingMessages = {
  // A payload that is not an object counts as missing: the start then fails at once, and an update changes nothing.
  loaded: lenient(z.nullable(anyObject)),
  update: HostUpdate,
  'bonus-list-fetched': z.object({ success: z.boolean(), bonusList: nullish(z.array(z.unknown())) }),
  'bonus-list-updated': z.object({ bonusList: z.array(z.unknown()) }),
  close: anyPayload,
  back: anyPayload,
  'swipe-back': anyPayload,
  'deposit.status': DepositStatusPush,
  'withdrawal.status': WithdrawalStatusPush,
  'login.token': LoginTokenPush,
  viewport: z.object({ above: z.number(), below: z.number() }),
} as const;

export type IncomingType = keyof typeof incomingMessages;
export type IncomingPayload<T extends IncomingType> = z.infer<(typeof incomingMessages)[T]>;

/** All messages to the host, by `messageType`. */
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
  Screen: { name: string };
  Escape: Record<never, never>;
  Vitals: { lcp?: number; inp?: number; cls?: number; errors: Readonly<Record<string, number>> };
}
export type OutgoingType = keyof OutgoingMessages;
export type OutgoingMessage = { [T in OutgoingType]: { messageType: T } & OutgoingMessages[T] }[OutgoingType];
