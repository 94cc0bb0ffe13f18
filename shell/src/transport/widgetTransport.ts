import type { Transport } from '@paywidget/shared/api';
import type { HostPort } from '@paywidget/shared/host';
import { payloadAtom, type Store } from '@paywidget/shared/state';
import { chooseTransport, type TransportKind } from './chooseTransport';
import { createHttpTransport } from './http';

interface WidgetTransportOptions {
  fetch: typeof fetch;
  /** Absolute, without a slash at its end. */
  apiUrl: string;
  /** Absolute; nothing where the deployment has none. */
  socketUrl: string | undefined;
  store: Store;
  host: HostPort;
}

/** The payload's transport; where it names none, the socket if the deployment has one (decisions, section 1). */
export function widgetTransport({
  fetch,
  apiUrl,
  socketUrl,
  store,
  host,
}: WidgetTransportOptions): Transport {
  const http = createHttpTransport({ fetch, apiUrl });
  const wanted = (): TransportKind | undefined => store.get(payloadAtom).transport;
  if (socketUrl === undefined) {
    if (wanted() === 'socket') host.report('transport.unconfigured', 'The deployment has no socketUrl');
    return http;
  }
  return chooseTransport({
    http,
    openSocket: async () => (await import('./openSocket')).openSocket(socketUrl, http),
    kind: () => wanted() ?? 'socket',
  });
}
