import { useApi } from '@paywidget/shared/api';
import type { PaymentMethod, TransactionStatus } from '@paywidget/shared/contract';
import { pollDepositStatus, useDepositPush, useOpenCryptoDeposit } from '@paywidget/shared/deposit';
import { useLeaveInvoices } from '@paywidget/shared/invoice';
import { attemptStoreAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { coinOf } from '../model/coin';
import { interruptedAddress } from './useAddressAttempt';

/**
 * Leads on to the complete page once coins come to an address: pushed, told by the host, or found out by asking every 5 s,
 * for a push may have been missed. Whoever changed the network may still send to the address before, so coins to any
 * address of this visit count, and to the one that a reload interrupted.
 */
export function useArrivingCoins(
  method: PaymentMethod,
  kind: 'create' | 'sweepstake',
  depositId: string | undefined,
): void {
  const api = useApi();
  const follow = useOpenCryptoDeposit(method, kind);
  const store = useStore();
  const exitOf = useLeaveInvoices(kind === 'sweepstake' ? 'sweep.deposit.complete' : 'deposit.complete');
  const [seen, setSeen] = useState(() => idsOf(interruptedAddress(store, method.name)?.depositId));
  if (depositId !== undefined && !seen.includes(depositId)) setSeen([...seen, depositId]);

  useDepositPush((push) => {
    const isOurs =
      push.depositId === undefined ? push.cryptoCurrency === coinOf(method) : seen.includes(push.depositId);
    if (isOurs) follow(push);
  });

  const hear = useEffectEvent((id: string, status: TransactionStatus) => {
    // That nothing came to an address before is no news.
    if (status === 'waiting' || (status === 'mistaked' && id !== depositId)) return;
    const attempts = store.get(attemptStoreAtom);
    const attempt = attempts.read();
    // A reload follows the coins, whichever address is shown.
    if (attempt?.network !== undefined) attempts.write({ ...attempt, depositId: id });
    exitOf({ depositId: id, method: method.name }).resolved(status);
  });
  useEffect(() => {
    const stops = seen.map((id) =>
      pollDepositStatus(api, { depositId: id, method: method.name }, (status) => hear(id, status)),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [api, seen, method.name]);
}

const idsOf = (depositId: string | undefined): readonly string[] =>
  depositId === undefined ? [] : [depositId];
