import * as z from 'zod/mini';
import { ChainTransaction, LaterCoins } from './transaction';

/** Which call creates the deposit: the same pipeline serves them all. */
export const creationKinds = ['create', 'sweepstake', 'prepare', 'continue', 'peer-to-peer'] as const;
export type CreationKind = (typeof creationKinds)[number];

/** Who carries the player to the provider's page: a helper window, the host, or the widget's own window. */
export const redirectWays = ['helper', 'host', 'self'] as const;
export type RedirectWay = (typeof redirectWays)[number];

/** What a deposit is for, as far as going on with it needs: neither card data nor the values of fields. */
const purposeShape = {
  /** The method's name. */
  method: z.string(),
  kind: z.enum(creationKinds),
  /** ISO 3166 alpha-2, lower case, as the call named it. */
  country: z.string(),
  currency: z.string(),
  through: z.enum(redirectWays),
  /** The method's card view type, which decides on what the answer means. */
  cardViewType: z.optional(z.string()),
  group: z.optional(z.string()),
  box: z.optional(z.string()),
  /** The network of a crypto address, by its code: the answer itself does not tell it. */
  network: z.optional(z.string()),
  /** The route of the form that the player submitted, as its flow names it. */
  screen: z.string(),
  /** Where to go when the answer names no screen of its own. */
  requested: z.optional(z.string()),
};
export const Purpose = z.object(purposeShape);
export type Purpose = z.infer<typeof Purpose>;

/** An unfinished deposit, as it outlives a reload or a crash (decisions, section 6). */
export const Attempt = z.object({
  ...purposeShape,
  /** Of this shape: an attempt that another release wrote differently is not read. */
  version: z.literal(1),
  /** True while nobody can say whether the server created the deposit. */
  isUnknown: z.boolean(),
  /** The idempotency key, while the outcome is unknown. */
  key: z.optional(z.string()),
  depositId: z.optional(z.string()),
  sessionId: z.optional(z.string()),
  /** True until the player has been handed to the provider's page. */
  awaitsRedirect: z.optional(z.boolean()),
  /** True once the player has said that they paid: their invoice is behind them. */
  isPaid: z.optional(z.boolean()),
  /** Server time in ms since the epoch, as is `deadline`: when an invoice or a form ends. */
  createdAt: z.number(),
  deadline: z.optional(z.number()),
  /** The coins that were seen on their way to an address. */
  chain: z.optional(ChainTransaction),
  laterCoins: z.optional(z.array(LaterCoins)),
});
export type Attempt = z.infer<typeof Attempt>;

/** The attempt in a stored text; nothing for garbage. */
export function parseAttempt(text: string): Attempt | undefined {
  try {
    return z.safeParse(Attempt, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const journeyOf = (route: string) =>
  /^(?:cryptobalance\.|sweep\.)?(?:deposit|withdrawal)(?=\.|$)/.exec(route)?.[0];

/** Whether an attempt may take over a start: not when the host asked for another flow or a withdrawal. */
export function mayTakeOver(attempt: Attempt, startRoute: string): boolean {
  return journeyOf(startRoute) !== undefined && journeyOf(startRoute) === journeyOf(attempt.screen);
}
