import { NetworkError, type Transport } from '@paywidget/shared/api';
import type { EarlySocket } from '../../handover/earlySocket';
import { rejectOnAbort } from '../scheduling/rejectOnAbort';
import { log } from '../telemetry/log';
import { openConnection } from './openConnection';
import { createSocketTransport } from './socket';

/**
 * Opens the socket transport. In a chunk with its library. Only widgets that use a socket load this chunk. `url` is
 * absolute.
 * @param early the early script's connection, which is reused, and the reply to its call
 */
export function openSocket(url: string, http: Transport, early: EarlySocket | undefined): Transport {
  const connection = openConnection(url, () => early?.take(url));
  const transport = createSocketTransport({ connection, http, log });
  return {
    ...transport,
    request(call) {
      const reply = call.signal.aborted ? undefined : early?.takeReply(call);
      if (!reply) return transport.request(call);
      const answered = reply.catch((cause: unknown) => {
        throw new NetworkError(call.endpoint, { cause });
      });
      return Promise.race([answered, rejectOnAbort(call.signal)]);
    },
  };
}
