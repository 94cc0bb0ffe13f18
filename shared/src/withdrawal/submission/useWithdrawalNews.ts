import { useApi } from '@paywidget/shared/api';
import { parseWire, type TransactionStatus, WithdrawalStatusPush } from '@paywidget/shared/contract';
import { laterStatus } from '@paywidget/shared/deposit';
import { useHost, useHostMessage } from '@paywidget/shared/host';
import { atom, useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { useEffect } from 'react';

/** What has been heard of a withdrawal. */
export interface News {
  status: TransactionStatus;
  /** The server's own words: why it was declined. */
  message?: string;
}

/** By withdrawal: a push may come before the answer that names what it is about. */
const newsAtom = atom<Readonly<Record<string, News>>>({});

const hearAtom = atom(null, (get, set, { withdrawalId, status, message }: WithdrawalStatusPush) => {
  const known = get(newsAtom)[withdrawalId];
  const later = known ? laterStatus(known.status, status) : status;
  set(newsAtom, { ...get(newsAtom), [withdrawalId]: { status: later, message: message ?? known?.message } });
});

/** Hears of withdrawals while the screen is shown, whether the server pushes them or the host passes them on. */
export function useWithdrawalNews(): Readonly<Record<string, News>> {
  const api = useApi();
  const host = useHost();
  const hear = useSetAtom(hearAtom);
  useHostMessage('withdrawal.status', hear);
  useEffect(
    () =>
      api.onPush((event, data) => {
        if (event !== 'withdrawal.status') return;
        try {
          hear(parseWire(event, WithdrawalStatusPush, data).data);
        } catch (error) {
          host.report('ContractError', String(error));
        }
      }),
    [api, host, hear],
  );
  return useAtomValue(newsAtom);
}
