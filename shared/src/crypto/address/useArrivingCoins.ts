import { useApi } from '@paywidget/shared/api';
import type { PaymentMethod, TransactionStatus } from '@paywidget/shared/contract';
import { pollStatus, useDepositPush, useFollowTransaction } from '@paywidget/shared/deposit';
import { useInvoiceExit } from '@paywidget/shared/invoice';
import { fetchDepositStatus } from '@paywidget/shared/payments';
import { useEffect, useEffectEvent, useRef } from 'react';
import { coinOf } from '../model/coin';

/**
 * Leads on to the complete page once coins come to an address: pushed, told by the host, or found out by asking every 5 s,
 * for a push may have been missed. Whoever changed the network may still send to the address before, so coins to any
 * address of this visit count.
 */
export function useArrivingCoins(
  method: PaymentMethod,
  kind: 'create' | 'sweepstake',
  depositId: string | undefined,
): void {
  const api = useApi();
  const follow = useFollowTransaction(method, kind);
  const { settled } = useInvoiceExit(
    depositId === undefined ? undefined : { depositId, method: method.name },
    kind === 'sweepstake' ? 'sweep.deposit.complete' : 'deposit.complete',
  );
  const seen = useRef(new Set<string>());

  useEffect(() => {
    if (depositId !== undefined) seen.current.add(depositId);
  }, [depositId]);

  useDepositPush((push) => {
    const isOurs =
      push.depositId === undefined
        ? push.cryptoCurrency === coinOf(method)
        : seen.current.has(push.depositId);
    if (isOurs) follow(push);
  });

  const hear = useEffectEvent((status: TransactionStatus) => {
    if (status !== 'waiting') settled(status);
  });
  useEffect(() => {
    if (depositId === undefined) return;
    const poll = pollStatus({
      ask: async (signal) =>
        (await api.call(fetchDepositStatus, { depositId, paymentMethod: method.name }, { signal })).status,
      heard: (status) => hear(status),
    });
    const forget = api.onReconnect(poll.askNow);
    return () => {
      forget();
      poll.stop();
    };
  }, [api, depositId, method.name]);
}
