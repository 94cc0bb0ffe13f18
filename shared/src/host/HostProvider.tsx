import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import type { IncomingPayload, IncomingType } from './messages';
import type { HostPort } from './port';

const HostContext = createContext<HostPort | undefined>(undefined);

/** Gives the screens below it the port to the host that embeds this widget. */
export function HostProvider({ host, children }: { host: HostPort; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The port to the host. Throws outside a {@link HostProvider}. */
export function useHost(): HostPort {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}

/** Hears one kind of host message while the component is mounted. */
export function useHostMessage<T extends IncomingType>(
  type: T,
  listener: (payload: IncomingPayload<T>) => void,
): void {
  const host = useHost();
  const hear = useEffectEvent(listener);
  useEffect(() => host.on(type, (payload) => hear(payload)), [host, type]);
}
