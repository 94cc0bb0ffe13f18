import type { Transport } from '@paywidget/shared/api';
import type { HostPort } from '@paywidget/shared/host';
import { payloadAtom, type Store } from '@paywidget/shared/state';
import type { EarlySocket } from '../../handover/earlySocket';
import { chooseTransport, type TransportKind } from './chooseTransport';
import { createHttpTransport } from './http';

interface WidgetTransportOptions {
  fetch: typeof fetch;
  /** The absolute URL of the API, without a trailing slash. */
  apiUrl: string;
  /** Absolute. Undefined if the deployment has no socket. */
  socketUrl: string | undefined;
  store: Store;
  host: HostPort;
  /** The early script's connection. Undefined if its call used HTTP, or there was none. */
  early?: EarlySocket;
}

/** Uses the transport that the payload names. If it names none, uses the socket if the deployment has one, else HTTP. */
export function widgetTransport({
  fetch,
  apiUrl,
  socketUrl,
  store,
  host,
  early,
}: WidgetTransportOptions): Transport {
  const http = createHttpTransport({ fetch, apiUrl });
  const requested = (): TransportKind | undefined => store.get(payloadAtom).transport;
  if (socketUrl === undefined) {
    if (requested() === 'socket') host.report('transport.unconfigured', 'The deployment has no socketUrl');
    return http;
  }
  return chooseTransport({
    http,
    openSocket: async () => (await import('./openSocket')).openSocket(socketUrl, http, early),
    kind: () => requested() ?? 'socket',
  });
}
