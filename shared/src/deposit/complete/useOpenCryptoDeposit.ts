import { useApi } from '@paywidget/shared/api';
import type { DepositStatusPush, PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { isNativeAtom, transactionAtom, useStore } from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { openPaymentsAtom } from '../open/openPayments';
import { orderContext, redirectModeOf } from '../order/orderContext';
import { completeScreenOf } from '../response/outcome';
import { onchainTransactionOf } from './additionalTransactions';
import { endReasonIn } from './endReason';
import { recordAdditionalTransaction } from './useAdditionalTransactions';

/**
 * Returns a function that opens the complete page for the transaction of a push. From there `useDepositStatus` follows this
 * transaction, also after a reload. Further transactions to the same address are listed below it.
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
    // The complete page may still be loading after an earlier push.
    if (recordAdditionalTransaction(store, push, now)) return;
    const onchainTransaction = onchainTransactionOf(push, now);
    store.set(transactionAtom, {
      status,
      depositId,
      method: method.name,
      onchainTransaction,
      endReason: endReasonIn(store, push, { depositId }, now),
    });
    // Without an id, the status could not be requested after a reload.
    if (depositId !== undefined && !isFinalStatus(status)) {
      const redirectMode = redirectModeOf(method, {
        isNative: store.get(isNativeAtom),
        kind,
        isAddress: true,
      });
      const context = orderContext(store, method, { kind, redirectMode, screen: route.name });
      store
        .get(openPaymentsAtom)
        .resume({ ...context, isUnknown: false, depositId, createdAt: now, onchainTransaction });
    }
    if (depositId !== undefined) host.send('DepositStatus', { depositId, status });
    go(completeScreenOf(kind), { replace: true });
  };
}
