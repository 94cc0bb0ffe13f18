import { type TransactionStatus, transactionStatuses } from '@paywidget/shared/contract';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { perPlayerAtom } from './player';

/** Coins that were seen on their way to an address. */
export const OnchainTransaction = z.object({
  /** The transaction's hash; nothing where the server does not tell it. */
  txid: z.optional(z.string()),
  /** The server's name of the chain. */
  blockchain: z.optional(z.string()),
  /** Plain decimal text, and the coin that it is in. */
  amount: z.optional(z.string()),
  currency: z.optional(z.string()),
  /** When it was seen first: server time in ms since the epoch. Its blocks are counted from here. */
  seenAt: z.number(),
});
export type OnchainTransaction = z.infer<typeof OnchainTransaction>;

/** Coins that came to the same address after those that a deposit is about. */
export const AdditionalTransaction = z.extend(OnchainTransaction, { status: z.enum(transactionStatuses) });
export type AdditionalTransaction = z.infer<typeof AdditionalTransaction>;

/** How a deposit ended that nobody declined: the player called it off, or the time to pay it ran out. */
export type EndReason = 'cancelled' | 'expired';

/** What is known of the transaction that the complete page is about. */
export interface Transaction {
  status: TransactionStatus;
  depositId?: string;
  /** The method it was paid with, by name. */
  method?: string;
  /** Of a mistaked one, where it is known. */
  endReason?: EndReason;
  /** The coins that it is about; only of a crypto deposit. */
  onchainTransaction?: OnchainTransaction;
  /** In the order in which they were seen. */
  additionalTransactions?: readonly AdditionalTransaction[];
}

const initialTransaction: Transaction = { status: 'waiting' };

/** The default is waiting (specification, section 4). */
export const transactionAtom = perPlayerAtom<Transaction>(initialTransaction);

/** Forgets the transaction, as leaving the complete page does. */
export const clearTransactionAtom = atom(null, (_get, set) => set(transactionAtom, initialTransaction));
