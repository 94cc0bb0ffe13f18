import { useApi } from '@paywidget/shared/api';
import type { DepositStatusPush } from '@paywidget/shared/contract';
import {
  type AdditionalTransaction,
  attemptStoreAtom,
  type Store,
  transactionAtom,
  useAtomValue,
  useStore,
} from '@paywidget/shared/state';
import {
  isAdditionalTransaction,
  onchainTransactionOf,
  withAdditionalTransaction,
} from './additionalTransactions';
import { useDepositPush } from './useDepositPush';

const none: readonly AdditionalTransaction[] = [];

/** Returns the further transactions to the address of the shown deposit. They survive a reload. */
export function useAdditionalTransactions(): readonly AdditionalTransaction[] {
  const store = useStore();
  const { clock } = useApi();
  const { additionalTransactions = none } = useAtomValue(transactionAtom);

  useDepositPush((push) => recordAdditionalTransaction(store, push, clock.now()));

  return additionalTransactions;
}

/** Stores the transaction of a push. Returns false if the push is about no further transaction. `now` is server time in ms. */
export function recordAdditionalTransaction(store: Store, push: DepositStatusPush, now: number): boolean {
  const transaction = store.get(transactionAtom);
  if (!isAdditionalTransaction(push, transaction)) return false;
  const known = withAdditionalTransaction(transaction.additionalTransactions ?? none, push, now);
  store.set(transactionAtom, { ...transaction, additionalTransactions: known });
  const attempts = store.get(attemptStoreAtom);
  const attempt = attempts.read();
  if (attempt?.onchainTransaction && attempt.depositId === push.depositId)
    attempts.write({ ...attempt, additionalTransactions: known });
  return true;
}

/** Stores what a later push adds to the shown transaction, such as what is credited. `now` is server time in ms. */
export function updateOnchainTransaction(store: Store, push: DepositStatusPush, now: number): void {
  const transaction = store.get(transactionAtom);
  const known = transaction.onchainTransaction;
  if (known?.txid === undefined || push.txid !== known.txid) return;
  const onchainTransaction = onchainTransactionOf(push, now, known);
  store.set(transactionAtom, { ...transaction, onchainTransaction });
  const attempts = store.get(attemptStoreAtom);
  const attempt = attempts.read();
  if (attempt?.onchainTransaction?.txid === push.txid) attempts.write({ ...attempt, onchainTransaction });
}
