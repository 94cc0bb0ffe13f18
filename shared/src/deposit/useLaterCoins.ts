import { useApi } from '@paywidget/shared/api';
import type { DepositStatusPush } from '@paywidget/shared/contract';
import {
  attemptStoreAtom,
  type LaterCoins,
  type Store,
  transactionAtom,
  useAtomValue,
  useStore,
} from '@paywidget/shared/state';
import { areLaterCoins, withLaterCoins } from './laterCoins';
import { useDepositPush } from './useDepositPush';

const none: readonly LaterCoins[] = [];

/** The coins that came to the address of the deposit that the complete page is about, after its own; over a reload too. */
export function useLaterCoins(): readonly LaterCoins[] {
  const store = useStore();
  const { clock } = useApi();
  const { laterCoins = none } = useAtomValue(transactionAtom);

  useDepositPush((push) => takeLaterCoins(store, push, clock.now()));

  return laterCoins;
}

/** Notes a push about later coins, and answers whether it was one. `now` is server time in ms. */
export function takeLaterCoins(store: Store, push: DepositStatusPush, now: number): boolean {
  const transaction = store.get(transactionAtom);
  if (!areLaterCoins(push, transaction)) return false;
  const known = withLaterCoins(transaction.laterCoins ?? none, push, now);
  store.set(transactionAtom, { ...transaction, laterCoins: known });
  const attempts = store.get(attemptStoreAtom);
  const attempt = attempts.read();
  if (attempt?.chain && attempt.depositId === push.depositId)
    attempts.write({ ...attempt, laterCoins: known });
  return true;
}
