import type { Transport } from '@paywidget/shared/api';
import { payloadAtom, type Store } from '@paywidget/shared/state';
import type { EarlySocket } from '../../handover/earlySocket';
import type { Deployment } from '../federation/configuration';
import { withTraceparent } from '../telemetry/traceparent';
import { chooseTransport } from './chooseTransport';
import { createHttpTransport } from './http';

interface WidgetTransportOptions {
  fetch: typeof fetch;
  deployment: Pick<Deployment, 'apiUrl' | 'socketUrl' | 'telemetry'>;
  store: Store;
  /** Returns the early script's connection. Undefined if its call used HTTP, or there was none. */
  early?: () => EarlySocket | undefined;
}

/** What the deployment says about calls. */
interface Connection {
  apiUrl: string;
  socketUrl: string | undefined;
  sendsTraceparent: boolean;
}

/**
 * Uses the transport that the payload names. If it names none, uses the socket if the deployment has one, else HTTP. It connects with
 * the first call, because it is made before the configuration and the payload have arrived. A newer configuration does not change
 * it.
 */
export function widgetTransport({ fetch, deployment, store, early }: WidgetTransportOptions): Transport {
  let connected: Connection | undefined;
  const connection = (): Connection => {
    connected ??= {
      apiUrl: deployment.apiUrl(),
      socketUrl: deployment.socketUrl(),
      sendsTraceparent: Boolean(deployment.telemetry()?.traceparent),
    };
    return connected;
  };
  const http = createHttpTransport({ fetch, apiUrl: () => connection().apiUrl });

  async function open(socketUrl: string): Promise<Transport> {
    const earlySocket = early?.();
    const { openSocket } = await import('./openSocket');
    return openSocket(socketUrl, http, earlySocket);
  }

  const transport = chooseTransport({
    http,
    openSocket: open,
    socketUrl: () => (store.get(payloadAtom).transport === 'http' ? undefined : connection().socketUrl),
  });
  const { request } = transport;
  return {
    ...transport,
    request: (call) => request(connection().sendsTraceparent ? withTraceparent(call) : call),
  };
}
