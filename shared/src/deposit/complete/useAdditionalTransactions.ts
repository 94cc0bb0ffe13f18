import type { DepositStatusPush } from '@paywidget/shared/contract';
import {
  type AdditionalTransaction,
  isAdditionalTransaction,
  onchainTransactionOf,
  paymentsAtom,
  shownDepositAtom,
  withAdditionalTransaction,
} from '@paywidget/shared/payments';
import { useApi } from '@paywidget/shared/services';
import { type Store, useAtomValue, useStore } from '@paywidget/shared/state';
import { useDepositPush } from '../status/useDepositPush';

const none: readonly AdditionalTransaction[] = [];

/** Returns the further transactions to the address of the shown deposit. They survive a reload. */
export function useAdditionalTransactions(): readonly AdditionalTransaction[] {
  const store = useStore();
  const { clock } = useApi();
  const { additionalTransactions = none } = useAtomValue(shownDepositAtom) ?? {};

  useDepositPush((push) => recordAdditionalTransaction(store, push, clock.now()));

  return additionalTransactions;
}

/** Records the transaction of a push. Returns false if the push is about no further transaction. `now` is server time in ms. */
export function recordAdditionalTransaction(store: Store, push: DepositStatusPush, now: number): boolean {
  const shown = store.get(shownDepositAtom);
  if (!shown || !isAdditionalTransaction(push, shown)) return false;
  const additionalTransactions = withAdditionalTransaction(shown.additionalTransactions ?? none, push, now);
  store.set(paymentsAtom, { type: 'coinsChanged', additionalTransactions });
  return true;
}

/**
 * Records the facts that a later push adds to the shown transaction, such as the credited amount. `now` is server time in
 * ms.
 */
export function updateOnchainTransaction(store: Store, push: DepositStatusPush, now: number): void {
  const known = store.get(shownDepositAtom)?.onchainTransaction;
  if (known?.txid === undefined || push.txid !== known.txid) return;
  store.set(paymentsAtom, {
    type: 'coinsChanged',
    onchainTransaction: onchainTransactionOf(push, now, known),
  });
}
