import type { IncomingPayload, IncomingType } from '@paywidget/shared/host';
import { useEffect, useEffectEvent } from 'react';
import { useHost } from './ServicesContext';

/** Calls `listener` for each host message of a type while the component is mounted. */
export function useHostMessage<T extends IncomingType>(
  type: T,
  listener: (payload: IncomingPayload<T>) => void,
): void {
  const host = useHost();
  const onMessage = useEffectEvent(listener);
  useEffect(() => host.on(type, (payload) => onMessage(payload)), [host, type]);
}
