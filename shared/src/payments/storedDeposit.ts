import * as z from 'zod/mini';
import { AdditionalTransaction, OnchainTransaction } from './coins';
import { depositRequestKinds, type OrderedDeposit, redirectModes } from './deposit';

/**
 * A stored deposit. Releases before 2.0 of `shared` read and wrote these names, so the names stay: a payment in progress
 * survives a release and a rollback.
 */
const StoredDeposit = z.object({
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

/** Reads a stored deposit. Returns undefined for anything else. */
export function parseDeposit(text: string): OrderedDeposit | undefined {
  const stored = parseStored(text);
  if (!stored) return undefined;
  const { method, kind, country, currency, cardViewType, group, box, network, screen } = stored;
  const { isUnknown, key, depositId, sessionId, awaitsRedirect, isPaid, createdAt, deadline } = stored;
  const { through, requested, chain, laterCoins } = stored;
  return {
    ref: key ?? depositId ?? `stored-${createdAt}`,
    order: {
      method,
      kind,
      country,
      currency,
      redirectMode: through,
      cardViewType,
      group,
      box,
      network,
      screen,
      fallbackScreen: requested,
    },
    isUnknown,
    key,
    depositId,
    sessionId,
    awaitsRedirect,
    createdAt,
    deadline,
    status: 'waiting',
    ...(isPaid && { claim: 'followed' as const }),
    onchainTransaction: chain,
    additionalTransactions: laterCoins,
  };
}

function parseStored(text: string) {
  try {
    return z.safeParse(StoredDeposit, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The text that `parseDeposit` reads. */
export function serializeDeposit(deposit: OrderedDeposit): string {
  const { redirectMode, fallbackScreen, ...order } = deposit.order;
  const { isUnknown, key, depositId, sessionId, awaitsRedirect, createdAt = 0, deadline, claim } = deposit;
  const stored: z.infer<typeof StoredDeposit> = {
    version: 1,
    ...order,
    through: redirectMode,
    requested: fallbackScreen,
    isUnknown,
    key,
    depositId,
    sessionId,
    awaitsRedirect,
    isPaid: claim === 'followed' || undefined,
    createdAt,
    deadline,
    chain: deposit.onchainTransaction,
    laterCoins: deposit.additionalTransactions && [...deposit.additionalTransactions],
  };
  return JSON.stringify(stored);
}
