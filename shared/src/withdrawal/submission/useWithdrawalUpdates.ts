import { useApi } from '@paywidget/shared/api';
import { parseWire, type TransactionStatus, WithdrawalStatusPush } from '@paywidget/shared/contract';
import { useHost, useHostMessage } from '@paywidget/shared/host';
import { atom, useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { advanceStatus } from '@paywidget/shared/transaction';
import { useEffect } from 'react';

/** What has been heard of a withdrawal. */
export interface StatusUpdate {
  status: TransactionStatus;
  /** The server's own words: why it was declined. */
  message?: string;
}

/** By withdrawal: a push may come before the answer that names what it is about. */
const updatesAtom = atom<Readonly<Record<string, StatusUpdate>>>({});

const addUpdateAtom = atom(null, (get, set, { withdrawalId, status, message }: WithdrawalStatusPush) => {
  const known = get(updatesAtom)[withdrawalId];
  const later = known ? advanceStatus(known.status, status) : status;
  set(updatesAtom, {
    ...get(updatesAtom),
    [withdrawalId]: { status: later, message: message ?? known?.message },
  });
});

/** Hears of withdrawals while the screen is shown, whether the server pushes them or the host passes them on. */
export function useWithdrawalUpdates(): Readonly<Record<string, StatusUpdate>> {
  const api = useApi();
  const host = useHost();
  const addUpdate = useSetAtom(addUpdateAtom);
  useHostMessage('withdrawal.status', addUpdate);
  useEffect(
    () =>
      api.onPush((event, data) => {
        if (event !== 'withdrawal.status') return;
        try {
          addUpdate(parseWire(event, WithdrawalStatusPush, data).data);
        } catch (error) {
          host.report('ContractError', String(error));
        }
      }),
    [api, host, addUpdate],
  );
  return useAtomValue(updatesAtom);
}
