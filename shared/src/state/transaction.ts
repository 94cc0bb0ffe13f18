import { lenient, type TransactionStatus, transactionStatuses } from '@paywidget/shared/contract';
import { isDecimal } from '@paywidget/shared/money';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { perPlayerAtom } from './player';

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
  /** What the account is credited with, if that is known and differs: a coin is credited in the account's currency. */
  credited: lenient(z.object({ amount: Amount, currency: z.string() })),
  /** When it was first seen: server time in ms since the epoch. Confirmations are counted from here. */
  seenAt: z.number(),
});
export type OnchainTransaction = z.infer<typeof OnchainTransaction>;

/** A later payment to the address of a deposit. */
export const AdditionalTransaction = z.extend(OnchainTransaction, { status: z.enum(transactionStatuses) });
export type AdditionalTransaction = z.infer<typeof AdditionalTransaction>;

/** Why a deposit ended without being declined: the player or somebody else (`counterparty`) cancelled it, or its time ran out. */
export type EndReason = 'cancelled' | 'counterparty' | 'expired';

/** What is known about the transaction of the complete page. */
export interface Transaction {
  status: TransactionStatus;
  depositId?: string;
  /** The name of the payment method. */
  method?: string;
  /** When it was created: server time in ms since the epoch. */
  createdAt?: number;
  /** Why a mistaked one ended, if known. */
  endReason?: EndReason;
  /** The first payment to a crypto address. */
  onchainTransaction?: OnchainTransaction;
  /** Later payments to the same address, in the order they were seen. */
  additionalTransactions?: readonly AdditionalTransaction[];
}

const initialTransaction: Transaction = { status: 'waiting' };

/** The transaction of the complete page. Its status starts as waiting. */
export const transactionAtom = perPlayerAtom<Transaction>(initialTransaction);

/** Clears the transaction when the player leaves the complete page. */
export const clearTransactionAtom = atom(null, (_get, set) => set(transactionAtom, initialTransaction));
