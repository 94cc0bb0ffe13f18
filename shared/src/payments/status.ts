import {
  type DepositStatusPush,
  readStatus,
  type StatusUpdate,
  type TransactionStatus,
  transactionStatuses,
} from '@paywidget/shared/contract';
import type { Deposit } from './deposit';

/** True if the payment has ended. Only the other final status can still replace a final one: see `advanceStatus`. */
export const isFinalStatus = (status: TransactionStatus): boolean =>
  status === 'processed' || status === 'mistaked';

const ranks: Readonly<Record<TransactionStatus, number>> = {
  waiting: 0,
  accepted: 1,
  mistaked: 2,
  processed: 2,
};

/** The status after an update. Ignores an update to an earlier status. Between two final statuses, takes the update. */
export function advanceStatus(current: TransactionStatus, update: TransactionStatus): TransactionStatus {
  return ranks[update] >= ranks[current] ? update : current;
}

/**
 * The status to show: the confirmed status, or a later status from a provider's return URL. The URL never replaces a final
 * status, because anyone can write a URL. Only the confirmed status is sent to the host or ends an attempt.
 */
export function displayedStatus(
  confirmed: TransactionStatus,
  returned: TransactionStatus | undefined,
): TransactionStatus {
  return returned === undefined || isFinalStatus(confirmed) ? confirmed : advanceStatus(confirmed, returned);
}

/**
 * True if a push is about the deposit. Crypto payments are matched by their transaction on the chain, because one address
 * may receive several. Everything else is matched by the deposit's id.
 */
export function matchesPush(
  { depositId, txid }: DepositStatusPush,
  { depositId: expectedId, onchainTransaction }: Pick<Deposit, 'depositId' | 'onchainTransaction'>,
): boolean {
  if (txid !== undefined && onchainTransaction?.txid !== undefined) return txid === onchainTransaction.txid;
  return depositId !== undefined && depositId === expectedId;
}

export interface ReturnedStatus extends StatusUpdate {
  depositId?: string;
}

/**
 * Reads the status in a provider's return URL: a name or the server's code. Returns undefined if there is no status, or if
 * it belongs to another deposit than `expectedId`.
 */
export function statusFromQuery(query: URLSearchParams, expectedId?: string): ReturnedStatus | undefined {
  const raw = query.get('status');
  const depositId = query.get('depositId') || undefined;
  if (!raw || (expectedId !== undefined && depositId !== undefined && depositId !== expectedId))
    return undefined;
  const named = transactionStatuses.find((status) => status === raw.toLowerCase());
  const update = named ? { status: named } : readStatus({ status: raw });
  return { ...update, ...(depositId !== undefined && { depositId }) };
}
