import { NetworkError, type Transport } from '@paywidget/shared/api';
import type { EarlySocket } from '../early';
import { log } from '../log';
import { openConnection } from './openConnection';
import { createSocketTransport } from './socket';

/**
 * Opens the socket transport. In a chunk with its library, loaded only by widgets that use it. `url` is absolute.
 * @param early the connection to go on with, and the reply to the first call
 */
export function openSocket(url: string, http: Transport, early: EarlySocket | undefined): Transport {
  const connection = openConnection(url, () => early?.take(url));
  const transport = createSocketTransport({ connection, http, log });
  return {
    ...transport,
    request(call) {
      const reply = call.signal.aborted ? undefined : early?.takeReply(call);
      if (!reply) return transport.request(call);
      return new Promise((resolve, reject) => {
        call.signal.addEventListener('abort', () => reject(call.signal.reason));
        reply.then(resolve, (cause: unknown) => reject(new NetworkError(call.endpoint, { cause })));
      });
    },
  };
}
