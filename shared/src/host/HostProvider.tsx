import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import type { IncomingPayload, IncomingType } from './messages';
import type { HostPort } from './port';

const HostContext = createContext<HostPort | undefined>(undefined);

/** Provides the port to the host to all components below. */
export function HostProvider({ host, children }: { host: HostPort; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** Returns the port to the host. Throws outside of a {@link HostProvider}. */
export function useHost(): HostPort {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}

/** Calls `listener` for each host message of a type while the component is mounted. */
export function useHostMessage<T extends IncomingType>(
  type: T,
  listener: (payload: IncomingPayload<T>) => void,
): void {
  const host = useHost();
  const onMessage = useEffectEvent(listener);
  useEffect(() => host.on(type, (payload) => onMessage(payload)), [host, type]);
}
