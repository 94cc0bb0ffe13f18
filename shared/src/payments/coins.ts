import { lenient, transactionStatuses } from '@paywidget/shared/contract';
import { isDecimal } from '@paywidget/shared/money';
import * as z from 'zod/mini';

const Amount = z.string().check(z.refine(isDecimal));

/** A payment that was seen on a blockchain. An invalid amount in the storage counts as absent. */
export const OnchainTransaction = z.object({
  /** The transaction's hash, if the server gives it. */
  txid: z.optional(z.string()),
  /** The server's name of the blockchain. */
  blockchain: z.optional(z.string()),
  /** Plain decimal text, in `currency`. */
  amount: lenient(Amount),
  currency: z.optional(z.string()),
  /** The credited amount, if it is known and differs: a coin is credited in the account's currency. */
  credited: lenient(z.object({ amount: Amount, currency: z.string() })),
  /** The time of the first sight: server time in ms since the epoch. Confirmations are counted from here. */
  seenAt: z.number(),
});
export type OnchainTransaction = z.infer<typeof OnchainTransaction>;

/** A later payment to the address of a deposit. */
export const AdditionalTransaction = z.extend(OnchainTransaction, { status: z.enum(transactionStatuses) });
export type AdditionalTransaction = z.infer<typeof AdditionalTransaction>;
