import type { DepositStatusPush } from '@paywidget/shared/contract';
import { compare } from '@paywidget/shared/money';
import type { AdditionalTransaction, OnchainTransaction } from './coins';
import type { Deposit } from './deposit';
import { advanceStatus } from './status';

/** True if a push is about a further transaction to the address of a deposit. */
export function isAdditionalTransaction(
  push: DepositStatusPush,
  { depositId, onchainTransaction }: Pick<Deposit, 'depositId' | 'onchainTransaction'>,
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
 * Adds the transaction of a push to the known transactions, or updates it there. Transactions are compared by hash: a
 * repeated push counts once, and two payments of the same amount count twice. `now` is server time in ms.
 */
export function withAdditionalTransaction(
  known: readonly AdditionalTransaction[],
  push: DepositStatusPush,
  now: number,
): AdditionalTransaction[] {
  const previous = known.find(({ txid }) => txid === push.txid);
  const updated: AdditionalTransaction = {
    ...onchainTransactionOf(push, now, previous),
    status: previous ? advanceStatus(previous.status, push.status) : push.status,
  };
  if (!previous) return [...known, updated];
  return known.map((transaction) => (transaction === previous ? updated : transaction));
}

/**
 * The transaction on the blockchain that a push is about. Known facts stay: the time when it was seen, and the credited
 * amount, because not every push contains it. `now` is server time in ms.
 */
export function onchainTransactionOf(
  { txid, blockchain, amount, finalAmount, currency: account, cryptoCurrency }: DepositStatusPush,
  now: number,
  known?: OnchainTransaction,
): OnchainTransaction {
  const currency = cryptoCurrency ?? account;
  const isSame = finalAmount !== undefined && currency === account && compare(finalAmount, amount) === 0;
  return {
    txid,
    blockchain: blockchain ?? known?.blockchain,
    amount,
    currency,
    credited:
      finalAmount === undefined
        ? known?.credited
        : isSame
          ? undefined
          : { amount: finalAmount, currency: account },
    seenAt: known?.seenAt ?? now,
  };
}
