import { NetworkError, type Transport } from '@paywidget/shared/api';
import { rejectOnAbort } from '../scheduling/rejectOnAbort';

interface TransportChoice {
  http: Transport;
  /** Opens the socket. Called with the first call that uses it, and again only after a failure. */
  openSocket: (url: string) => Promise<Transport>;
  /**
   * Returns the address of the socket. Undefined if HTTP is to be used. Read for each call, so that a change by the host or a tester
   * applies to the next call.
   */
  socketUrl: () => string | undefined;
}

type EventSource = Pick<Transport, 'onPush' | 'onReconnect'>;

/**
 * Sends each call over the transport chosen at that moment. Both behave the same for callers. See docs/rules/wire.md.
 */
export function chooseTransport({ http, openSocket, socketUrl }: TransportChoice): Transport {
  let opening: Promise<Transport> | undefined;
  let socket: Transport | undefined;
  let isDisposed = false;
  /** Maps each subscription to its unsubscribe function. The function exists only after the socket is open. */
  const subscriptions = new Map<(to: EventSource) => () => void, (() => void) | undefined>();

  async function open(url: string): Promise<Transport> {
    const opened = await openSocket(url);
    if (isDisposed) opened.dispose();
    else {
      socket = opened;
      for (const subscribe of subscriptions.keys()) subscriptions.set(subscribe, subscribe(opened));
    }
    return opened;
  }

  function current(): Promise<Transport> | Transport {
    const url = socketUrl();
    if (url === undefined) return http;
    // If its code cannot be loaded, the next call tries again.
    opening ??= open(url).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return socket ?? opening;
  }

  function listen(subscribe: (to: EventSource) => () => void): () => void {
    subscriptions.set(subscribe, socket && subscribe(socket));
    return () => {
      subscriptions.get(subscribe)?.();
      subscriptions.delete(subscribe);
    };
  }

  return {
    async request(call) {
      if (call.keepalive) return http.request(call);
      const { endpoint, signal } = call;
      const chosen = current();
      if (chosen === http) return http.request(call);
      const opened = Promise.resolve(chosen).catch((cause: unknown) => {
        throw new NetworkError(endpoint, { cause });
      });
      // The call's time limit also applies while the socket's code is loading.
      return (await Promise.race([opened, rejectOnAbort(signal)])).request(call);
    },
    onPush: (listener) => listen((to) => to.onPush(listener)),
    onReconnect: (listener) => listen((to) => to.onReconnect(listener)),
    dispose() {
      isDisposed = true;
      socket?.dispose();
      http.dispose();
    },
  };
}
