import { useApi } from '@paywidget/shared/api';
import { DepositStatusPush, parseWire } from '@paywidget/shared/contract';
import { useHost, useHostMessage } from '@paywidget/shared/host';
import { useEffect, useEffectEvent } from 'react';

/** Subscribes to deposit statuses, both pushed by the server and passed on by the host. Reports an invalid push to the host. */
export function useDepositPush(listener: (push: DepositStatusPush) => void): void {
  const api = useApi();
  const host = useHost();
  const onPush = useEffectEvent(listener);
  useHostMessage('deposit.status', (push) => onPush(push));
  useEffect(
    () =>
      api.onPush((event, data) => {
        if (event !== 'deposit.status') return;
        try {
          onPush(parseWire(event, DepositStatusPush, data).data);
        } catch (error) {
          host.report('ContractError', String(error));
        }
      }),
    [api, host],
  );
}
