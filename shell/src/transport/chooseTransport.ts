import { NetworkError, type Transport } from '@paywidget/shared/api';

export type TransportKind = 'http' | 'socket';

interface TransportChoice {
  http: Transport;
  /** Opens the socket; called once, when it is first wanted. */
  openSocket: () => Promise<Transport>;
  /** Asked with each call, so that a host's or a tester's change counts from the next one on. */
  kind: () => TransportKind;
}

type Listening = Pick<Transport, 'onPush' | 'onReconnect'>;

/** Sends each call over the transport that is in use; nothing above knows which (contract, "Transports"). */
export function chooseTransport({ http, openSocket, kind }: TransportChoice): Transport {
  let opening: Promise<Transport> | undefined;
  let socket: Transport | undefined;
  let isDisposed = false;
  /** Who listens, and, once the socket is there, how each stops. */
  const listening = new Map<(to: Listening) => () => void, (() => void) | undefined>();

  async function open(): Promise<Transport> {
    const opened = await openSocket();
    if (isDisposed) opened.dispose();
    else {
      socket = opened;
      for (const start of listening.keys()) listening.set(start, start(opened));
    }
    return opened;
  }

  function inUse(): Promise<Transport> | Transport {
    if (kind() === 'http') return http;
    // Its code could not be fetched: the next call tries again.
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return socket ?? opening;
  }

  function listen(start: (to: Listening) => () => void): () => void {
    listening.set(start, socket && start(socket));
    return () => {
      listening.get(start)?.();
      listening.delete(start);
    };
  }

  return {
    async request(call) {
      if (call.keepalive) return http.request(call);
      const { endpoint, signal } = call;
      const opened = Promise.resolve(inUse()).catch((cause: unknown) => {
        throw new NetworkError(endpoint, { cause });
      });
      return (await Promise.race([opened, givenUp(signal)])).request(call);
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

/** Rejects when a call is given up: its limit holds while the socket's code is on its way, too. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
