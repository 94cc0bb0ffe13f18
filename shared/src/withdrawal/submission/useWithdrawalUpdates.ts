import { type Api, useApi } from '@paywidget/shared/api';
import { ownValue, type TransactionStatus, type WithdrawalStatusPush } from '@paywidget/shared/contract';
import { type HostPort, useHost } from '@paywidget/shared/host';
import { atom, useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { advanceStatus, onStatusPush } from '@paywidget/shared/transaction';
import { useEffect } from 'react';

/** The latest status of a withdrawal from pushes. */
export interface StatusUpdate {
  status: TransactionStatus;
  /** The server's own text, such as why it was declined. */
  message?: string;
}

/** By withdrawal id: a push may arrive before the response that contains the id. */
const updatesAtom = atom<Readonly<Record<string, StatusUpdate>>>({});

const addUpdateAtom = atom(null, (get, set, { withdrawalId, status, message }: WithdrawalStatusPush) => {
  const previous = ownValue(get(updatesAtom), withdrawalId);
  const later = previous ? advanceStatus(previous.status, status) : status;
  set(updatesAtom, {
    ...get(updatesAtom),
    [withdrawalId]: { status: later, message: message ?? previous?.message },
  });
});

type AddUpdate = (update: WithdrawalStatusPush) => void;

const listening = new WeakSet<Api>();

/**
 * Listens as long as the API is used, also while the player goes from one screen to the next: no call asks for the status of a
 * withdrawal, so a push that nobody hears is lost.
 */
function listenOnce(api: Api, host: HostPort, addUpdate: AddUpdate): void {
  if (listening.has(api)) return;
  listening.add(api);
  onStatusPush('withdrawal.status', { api, host }, addUpdate);
}

/**
 * Collects status updates of withdrawals from now on, from the server's pushes and from host messages. Returns them by
 * withdrawal id.
 */
export function useWithdrawalUpdates(): Readonly<Record<string, StatusUpdate>> {
  const api = useApi();
  const host = useHost();
  const addUpdate = useSetAtom(addUpdateAtom);
  useEffect(() => listenOnce(api, host, addUpdate), [api, host, addUpdate]);
  return useAtomValue(updatesAtom);
}
