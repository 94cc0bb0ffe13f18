import { useApi } from '@paywidget/shared/api';
import type { DepositStatusPush, PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { attemptStoreAtom, isNativeAtom, transactionAtom, useStore } from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { orderContext, redirectModeOf } from '../order/orderContext';
import { completeScreenOf } from '../response/outcome';
import { onchainTransactionOf } from './additionalTransactions';
import { recordAdditionalTransaction } from './useAdditionalTransactions';

/**
 * Opens the complete page for coins that a push says are on their way to a method's address (contract, "Endpoints"). From
 * there `useDepositStatus` follows this transaction, over a reload too, and no other to the same address.
 */
export function useOpenCryptoDeposit(
  method: PaymentMethod,
  kind: 'create' | 'sweepstake' = 'create',
): (push: DepositStatusPush) => void {
  const store = useStore();
  const { clock } = useApi();
  const host = useHost();
  const { go } = useFlow();
  const { route } = useFlowPosition();

  return (push) => {
    const { depositId, status } = push;
    const now = clock.now();
    // The complete page may still be on its way.
    if (recordAdditionalTransaction(store, push, now)) return;
    const onchainTransaction = onchainTransactionOf(push, now);
    store.set(transactionAtom, { status, depositId, method: method.name, onchainTransaction });
    // Without an id there is nothing to ask the server about after a reload.
    if (depositId !== undefined && !isFinalStatus(status)) {
      const redirectMode = redirectModeOf(method, {
        isNative: store.get(isNativeAtom),
        kind,
        isAddress: true,
      });
      const context = orderContext(store, method, { kind, redirectMode, screen: route.name });
      store
        .get(attemptStoreAtom)
        .write({ ...context, isUnknown: false, depositId, createdAt: now, onchainTransaction });
    }
    if (depositId !== undefined) host.send('DepositStatus', { depositId, status });
    go(completeScreenOf(kind), { replace: true });
  };
}
