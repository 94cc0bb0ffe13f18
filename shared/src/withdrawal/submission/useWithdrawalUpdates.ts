import { paymentsAtom, type WithdrawalUpdate } from '@paywidget/shared/payments';
import { useApi, useHost } from '@paywidget/shared/services';
import { atom, useAtomValue, useStore } from '@paywidget/shared/state';
import { onStatusPush } from '@paywidget/shared/transaction';
import { useEffect } from 'react';

/** True once the widget records the pushes of its API. */
const isListeningAtom = atom(false);

/**
 * Records the status updates of withdrawals from now on, from the server's pushes and from host messages, also while the
 * player goes from one screen to the next. No call asks for the status of a withdrawal, so a missed push would be lost.
 * Returns the updates of withdrawals other than the last one, by id.
 */
export function useWithdrawalUpdates(): Readonly<Record<string, WithdrawalUpdate>> {
  const api = useApi();
  const host = useHost();
  const store = useStore();
  useEffect(() => {
    if (store.get(isListeningAtom)) return;
    store.set(isListeningAtom, true);
    onStatusPush('withdrawal.status', { api, host }, (push) =>
      store.set(paymentsAtom, { type: 'withdrawalStatusReceived', ...push }),
    );
  }, [api, host, store]);
  return useAtomValue(paymentsAtom).withdrawals.updates;
}
