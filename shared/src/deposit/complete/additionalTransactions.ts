import type { DepositStatusPush } from '@paywidget/shared/contract';
import type { AdditionalTransaction, OnchainTransaction, Transaction } from '@paywidget/shared/state';
import { advanceStatus } from '@paywidget/shared/transaction';

/** Whether a push is about coins that came to a deposit's address beside those that the deposit is about. */
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
 * The later coins after a push: new ones at the end, known ones with their news. The hash tells them apart, so that a push
 * that comes twice counts once, and two payments of one amount are two. `now` is server time in ms.
 */
export function withAdditionalTransaction(
  known: readonly AdditionalTransaction[],
  push: DepositStatusPush,
  now: number,
): AdditionalTransaction[] {
  const before = known.find(({ txid }) => txid === push.txid);
  const news: AdditionalTransaction = {
    ...onchainTransactionOf(push, before?.seenAt ?? now),
    status: before ? advanceStatus(before.status, push.status) : push.status,
  };
  return before ? known.map((coins) => (coins === before ? news : coins)) : [...known, news];
}

/** What a push tells of coins on their chain. */
export function onchainTransactionOf(push: DepositStatusPush, seenAt: number): OnchainTransaction {
  const { txid, blockchain, amount, finalAmount = amount, currency, cryptoCurrency = currency } = push;
  return { txid, blockchain, amount: finalAmount, currency: cryptoCurrency, seenAt };
}
