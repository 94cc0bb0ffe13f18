import type { PaymentMethod, StatusUpdate } from '@paywidget/shared/contract';
import {
  endReasonOf,
  pollDepositStatus,
  useDepositPush,
  useOpenCryptoDeposit,
} from '@paywidget/shared/deposit';
import { useLeaveInvoices } from '@paywidget/shared/invoice';
import { depositWith, paymentsAtom } from '@paywidget/shared/payments';
import { useApi } from '@paywidget/shared/services';
import { useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { coinOf } from '../model/coin';
import { interruptedAddress } from './useAddressAttempt';

/**
 * Opens the complete page when coins arrive at an address. Arrivals come from pushes of the server and the host, and from a
 * poll every 5 s in case a push was missed. After a change of the network the player may still send coins to the previous
 * address. So all addresses of this visit count, and also the address that a reload has interrupted.
 */
export function useIncomingTransactions(
  method: PaymentMethod,
  kind: 'create' | 'sweepstake',
  depositId: string | undefined,
): void {
  const api = useApi();
  const openTransaction = useOpenCryptoDeposit(method, kind);
  const store = useStore();
  const leaveWith = useLeaveInvoices(kind === 'sweepstake' ? 'sweep.deposit.complete' : 'deposit.complete');
  const [depositIds, setDepositIds] = useState(() =>
    idsOf(interruptedAddress(store, method.name)?.depositId),
  );
  if (depositId !== undefined && !depositIds.includes(depositId)) setDepositIds([...depositIds, depositId]);

  useDepositPush((push) => {
    const isOwn =
      push.depositId === undefined
        ? (push.cryptoCurrency ?? push.currency) === coinOf(method)
        : depositIds.includes(push.depositId);
    if (isOwn) openTransaction(push);
  });

  const onStatus = useEffectEvent((id: string, update: StatusUpdate) => {
    const { status } = update;
    // A previous address without coins is ignored.
    if (status === 'waiting' || (status === 'mistaked' && id !== depositId)) return;
    // After a reload, the page follows the deposit that received the coins, not the shown address.
    store.set(paymentsAtom, { type: 'addressFollowed', depositId: id });
    const record = depositWith(store.get(paymentsAtom).deposits, id);
    leaveWith({ depositId: id, method: method.name }).resolved(
      status,
      endReasonOf(update, record, api.clock.now(), true),
    );
  });
  useEffect(() => {
    const stops = depositIds.map((id) =>
      pollDepositStatus(api, { depositId: id, method: method.name }, (update) => onStatus(id, update)),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [api, depositIds, method.name]);
}

const idsOf = (depositId: string | undefined): readonly string[] =>
  depositId === undefined ? [] : [depositId];
