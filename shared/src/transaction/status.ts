import {
  type DepositStatusPush,
  type TransactionStatus,
  toTransactionStatus,
  transactionStatuses,
} from '@paywidget/shared/contract';
import type { Transaction } from '@paywidget/shared/state';

/** Whether the server is done with a deposit. */
export const isFinalStatus = (status: TransactionStatus): boolean =>
  status === 'processed' || status === 'mistaked';

const ranks: Readonly<Record<TransactionStatus, number>> = {
  waiting: 0,
  accepted: 1,
  mistaked: 2,
  processed: 2,
};

/** The status after news: it never goes back, and of two final ones the later counts. */
export function advanceStatus(current: TransactionStatus, news: TransactionStatus): TransactionStatus {
  return ranks[news] >= ranks[current] ? news : current;
}

/**
 * Whether a push is about a transaction: coins are known by their transaction on the chain, since several may come to one
 * address; everything else by the deposit's id.
 */
export function matchesPush(
  { depositId, txid }: DepositStatusPush,
  { depositId: ours, onchainTransaction }: Transaction,
): boolean {
  if (txid !== undefined && onchainTransaction?.txid !== undefined) return txid === onchainTransaction.txid;
  return depositId !== undefined && depositId === ours;
}

export interface QueryStatus {
  status: TransactionStatus;
  depositId?: string;
}

/**
 * The status that a provider's return address carries, by name or by the server's code; nothing where there is none, or
 * where it is of a deposit other than `expectedId`.
 */
export function statusFromQuery(query: URLSearchParams, expectedId?: string): QueryStatus | undefined {
  const raw = query.get('status');
  const depositId = query.get('depositId') || undefined;
  if (!raw || (expectedId !== undefined && depositId !== undefined && depositId !== expectedId))
    return undefined;
  const named = transactionStatuses.find((status) => status === raw.toLowerCase());
  return { status: named ?? toTransactionStatus(raw), ...(depositId !== undefined && { depositId }) };
}
