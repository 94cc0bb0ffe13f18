import type { DepositStatusPush, PaymentMethod } from '@paywidget/shared/contract';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { depositWith, onchainTransactionOf, paymentsAtom } from '@paywidget/shared/payments';
import { useApi, useHost } from '@paywidget/shared/services';
import { isNativeAtom, useStore } from '@paywidget/shared/state';
import { orderContext, redirectModeOf } from '../order/orderContext';
import { completeScreenOf } from '../response/outcome';
import { endReasonOf } from '../status/endReason';
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
    const redirectMode = redirectModeOf(method, { isNative: store.get(isNativeAtom), kind, isAddress: true });
    store.set(paymentsAtom, {
      type: 'coinsSeen',
      depositId,
      order: orderContext(store, method, { kind, redirectMode, screen: route.name }),
      onchainTransaction: onchainTransactionOf(push, now),
      status,
      endReason: endReasonOf(push, depositWith(store.get(paymentsAtom).deposits, depositId), now),
      at: now,
    });
    if (depositId !== undefined) host.send('DepositStatus', { depositId, status });
    go(completeScreenOf(kind), { replace: true });
  };
}
