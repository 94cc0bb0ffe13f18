import * as z from 'zod/mini';
import { AdditionalTransaction, OnchainTransaction } from './transaction';

/** The call that creates the deposit. */
export const depositRequestKinds = ['create', 'sweepstake', 'prepare', 'continue', 'peer-to-peer'] as const;
export type DepositRequestKind = (typeof depositRequestKinds)[number];

/** What opens the provider's page: a helper window, the host, or the widget's own window. */
export const redirectModes = ['helper', 'host', 'self'] as const;
export type RedirectMode = (typeof redirectModes)[number];

/** The data of a deposit that resuming it needs. Never put card data or field values here, because it is stored. */
export interface OrderContext {
  /** The method's name. */
  method: string;
  kind: DepositRequestKind;
  /** The country in the request: ISO 3166 alpha-2, lower case. */
  country: string;
  currency: string;
  redirectMode: RedirectMode;
  /** The method's card view type, which decides what the answer means. */
  cardViewType?: string;
  group?: string;
  box?: string;
  /** The code of a crypto address's network. The answer does not name it. */
  network?: string;
  /** The name of the form's route. */
  screen: string;
  /** The screen to open if the answer does not determine one. */
  fallbackScreen?: string;
}

/** An unfinished deposit. It is stored, so that a reload or a crash can resume it. */
export interface Attempt extends OrderContext {
  /** True while the widget does not know whether the server created the deposit. */
  isUnknown: boolean;
  /** The idempotency key, while the outcome is unknown. */
  key?: string;
  depositId?: string;
  sessionId?: string;
  /** True until the player has been sent to the provider's page. */
  awaitsRedirect?: boolean;
  /** True once the player has confirmed that they paid and has left the invoice. */
  isPaid?: boolean;
  /** Server time in ms since the epoch. */
  createdAt: number;
  /** When the invoice or form expires: server time in ms since the epoch. */
  deadline?: number;
  /** The first payment seen on its way to a crypto address. */
  onchainTransaction?: OnchainTransaction;
  /** Later payments to the same address. */
  additionalTransactions?: AdditionalTransaction[];
}

/**
 * An attempt as it is stored. Releases before 2.0 of `shared` read and wrote these names, so they stay: a payment in
 * progress survives a release and a rollback.
 */
const StoredAttempt = z.object({
  version: z.literal(1),
  method: z.string(),
  kind: z.enum(depositRequestKinds),
  country: z.string(),
  currency: z.string(),
  through: z.enum(redirectModes),
  cardViewType: z.optional(z.string()),
  group: z.optional(z.string()),
  box: z.optional(z.string()),
  network: z.optional(z.string()),
  screen: z.string(),
  requested: z.optional(z.string()),
  isUnknown: z.boolean(),
  key: z.optional(z.string()),
  depositId: z.optional(z.string()),
  sessionId: z.optional(z.string()),
  awaitsRedirect: z.optional(z.boolean()),
  isPaid: z.optional(z.boolean()),
  createdAt: z.number(),
  deadline: z.optional(z.number()),
  chain: z.optional(OnchainTransaction),
  laterCoins: z.optional(z.array(AdditionalTransaction)),
});

/** Reads a stored attempt. Returns undefined for anything else. */
export function parseAttempt(text: string): Attempt | undefined {
  const stored = parseStored(text);
  if (!stored) return undefined;
  const { version: _, through, requested, chain, laterCoins, ...same } = stored;
  return {
    ...same,
    redirectMode: through,
    fallbackScreen: requested,
    onchainTransaction: chain,
    additionalTransactions: laterCoins,
  };
}

function parseStored(text: string) {
  try {
    return z.safeParse(StoredAttempt, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The text that `parseAttempt` reads. */
export function serializeAttempt(attempt: Attempt): string {
  const { redirectMode, fallbackScreen, onchainTransaction, additionalTransactions, ...same } = attempt;
  const stored: z.infer<typeof StoredAttempt> = {
    ...same,
    version: 1,
    through: redirectMode,
    requested: fallbackScreen,
    chain: onchainTransaction,
    laterCoins: additionalTransactions,
  };
  return JSON.stringify(stored);
}

/**
 * True if the deposit exists and may still be paid, or is paid and not final. A crypto address without coins does not count:
 * the player has only looked at it.
 */
export function isOpenPayment({
  depositId,
  isUnknown,
  network,
  onchainTransaction,
  isPaid,
}: Attempt): boolean {
  const isUnused = network !== undefined && !onchainTransaction && !isPaid;
  return depositId !== undefined && !isUnknown && !isUnused;
}

const flowOf = (route: string) =>
  /^(?:cryptobalance\.|sweep\.)?(?:deposit|withdrawal)(?=\.|$)/.exec(route)?.[0];

/** True if the attempt belongs to the flow the widget starts in. The host may have asked for another flow. */
export function canResume(attempt: Attempt, startRoute: string): boolean {
  return flowOf(startRoute) !== undefined && flowOf(startRoute) === flowOf(attempt.screen);
}
