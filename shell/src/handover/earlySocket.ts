import type { TransportReply, TransportRequest } from '@paywidget/shared/api';

/** The fields of a call that identify it. */
export type SocketCall = Pick<TransportRequest, 'endpoint' | 'method' | 'headers' | 'payload'>;

/** The connection that the early script opens for the first call. The shell's transport reuses it. */
export interface EarlySocket {
  /** The reply to the first call. Rejects if the connection closes before it. */
  reply: Promise<TransportReply>;
  /** Returns the reply if the given call is the first call, apart from its `traceparent`. Returns it only once. */
  takeReply(call: SocketCall): Promise<TransportReply> | undefined;
  /**
   * Returns the connection if it has this URL and is not closed. Returns it only once. Afterwards, for new listeners, the
   * connection repeats its `open` event and the received frames, without the first call's reply.
   */
  take(url: string): WebSocket | undefined;
}
