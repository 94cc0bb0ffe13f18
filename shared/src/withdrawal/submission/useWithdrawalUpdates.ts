import { useApi } from '@paywidget/shared/api';
import {
  ownValue,
  parseWire,
  type TransactionStatus,
  WithdrawalStatusPush,
} from '@paywidget/shared/contract';
import { useHost, useHostMessage } from '@paywidget/shared/host';
import { atom, useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { advanceStatus } from '@paywidget/shared/transaction';
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

/**
 * Collects status updates of withdrawals while the screen is shown, from the server's pushes and from host messages. Returns
 * them by withdrawal id.
 */
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
