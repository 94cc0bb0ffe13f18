import { useApi } from '@paywidget/shared/api';
import { DepositStatusPush, parseWire } from '@paywidget/shared/contract';
import { useHost, useHostMessage } from '@paywidget/shared/host';
import { useEffect, useEffectEvent } from 'react';

/** Hears of deposits, whether the server pushes them or the host passes them on. */
export function useDepositPush(listener: (push: DepositStatusPush) => void): void {
  const api = useApi();
  const host = useHost();
  const hear = useEffectEvent(listener);
  useHostMessage('deposit.status', (push) => hear(push));
  useEffect(
    () =>
      api.onPush((event, data) => {
        if (event !== 'deposit.status') return;
        try {
          hear(parseWire(event, DepositStatusPush, data).data);
        } catch (error) {
          host.report('ContractError', String(error));
        }
      }),
    [api, host],
  );
}
