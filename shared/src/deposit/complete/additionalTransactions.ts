import type { DepositStatusPush } from '@paywidget/shared/contract';
import type { AdditionalTransaction, OnchainTransaction, Transaction } from '@paywidget/shared/state';
import { advanceStatus } from '@paywidget/shared/transaction';

/** True if a push is about a further transaction to the address of a deposit. */
export function isAdditionalTransaction(
  push: DepositStatusPush,
  { depositId, onchainTransaction }: Transaction,
): boolean {
  const isSameAddress = push.depositId !== undefined && push.depositId === depositId;
  return (
    isSameAddress &&
    push.txid !== undefined &&
    onchainTransaction?.txid !== undefined &&
    push.txid !== onchainTransaction.txid
  );
}

/**
 * Adds the transaction of a push to the known ones, or updates it there. Transactions are compared by hash: a repeated push
 * counts once, and two payments of the same amount count twice. `now` is server time in ms.
 */
export function withAdditionalTransaction(
  known: readonly AdditionalTransaction[],
  push: DepositStatusPush,
  now: number,
): AdditionalTransaction[] {
  const previous = known.find(({ txid }) => txid === push.txid);
  const updated: AdditionalTransaction = {
    ...onchainTransactionOf(push, previous?.seenAt ?? now),
    status: previous ? advanceStatus(previous.status, push.status) : push.status,
  };
  if (!previous) return [...known, updated];
  return known.map((transaction) => (transaction === previous ? updated : transaction));
}

/** The transaction on the blockchain that a push is about. `seenAt` is server time in ms. */
export function onchainTransactionOf(push: DepositStatusPush, seenAt: number): OnchainTransaction {
  const { txid, blockchain, amount, finalAmount = amount, currency, cryptoCurrency = currency } = push;
  return { txid, blockchain, amount: finalAmount, currency: cryptoCurrency, seenAt };
}
