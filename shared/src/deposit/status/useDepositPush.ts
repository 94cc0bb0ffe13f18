import type { DepositStatusPush } from '@paywidget/shared/contract';
import { useApi, useHost } from '@paywidget/shared/services';
import { onStatusPush } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';

/**
 * Subscribes to deposit statuses while the caller is mounted. The hook misses pushes at other times. A poll must find their
 * statuses.
 */
export function useDepositPush(listener: (push: DepositStatusPush) => void): void {
  const api = useApi();
  const host = useHost();
  const onPush = useEffectEvent(listener);
  useEffect(() => onStatusPush('deposit.status', { api, host }, (push) => onPush(push)), [api, host]);
}
