import {
  NetworkError,
  type Transport,
  type TransportReply,
  type TransportRequest,
} from '@paywidget/shared/api';
import * as z from 'zod/mini';
import type { Log } from '../log';

/** A socket that opens itself again after each loss: what this transport needs of partysocket. */
export interface Connection {
  readonly readyState: number;
  send(text: string): unknown;
  /** Drops the connection and opens another one at once. */
  reconnect(): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface SocketTransportOptions {
  connection: Connection;
  /** Carries what must outlive the page. */
  http: Transport;
  log: Log;
}

const isOpen = 1;

const Reply = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.number(),
  data: z.optional(z.unknown()),
  date: z.optional(z.nullable(z.string())),
});
const Push = z.object({ event: z.string(), data: z.optional(z.unknown()) });
const Frame = z.union([Reply, Push]);

/** A call that waits: for the connection, or for its reply. */
interface Waiting {
  readonly call: TransportRequest;
  resolve(reply: TransportReply): void;
  reject(reason: unknown): void;
}

/** Below 100, from 200 to 299, and above 600 (specification, section 8, "Socket reply"). */
export const isSocketSuccess = (status: number): boolean =>
  status < 100 || (status >= 200 && status < 300) || status > 600;

/**
 * The contract's WebSocket: one JSON text a frame, replies in any order, pushes in between. Nothing is queued behind a
 * lost connection: a call that it takes with it, or that it cannot carry, fails as a network error, and whoever made it
 * knows best whether it may be made again.
 */
export function createSocketTransport({ connection, http, log }: SocketTransportOptions): Transport {
  /** Sent, by id. */
  const sent = new Map<number, Waiting>();
  /** Until the connection is open. */
  const unsent = new Set<Waiting>();
  const pushListeners = new Set<(event: string, data: unknown) => void>();
  const reconnectListeners = new Set<() => void>();
  let lastId = 0;
  /** The call that was sent last before something was heard. */
  let heardId = 0;
  let wasLost = false;

  function send(waiting: Waiting) {
    const { endpoint, method, headers, payload } = waiting.call;
    lastId += 1;
    sent.set(lastId, waiting);
    const event = endpoint.replaceAll('/', ':');
    const carried = method === 'GET' ? withoutEmpty(payload) : payload;
    connection.send(JSON.stringify({ id: lastId, event, method, headers, payload: carried }));
  }

  function opened() {
    const waiting = [...unsent];
    unsent.clear();
    for (const one of waiting) send(one);
    if (wasLost) for (const listener of [...reconnectListeners]) listener();
    wasLost = false;
  }

  function lost() {
    wasLost = true;
    const failed = [...sent.values(), ...unsent];
    sent.clear();
    unsent.clear();
    for (const { call, reject } of failed) reject(new NetworkError(call.endpoint));
  }

  function heard({ data: text }: MessageEvent) {
    heardId = lastId;
    const frame = readFrame(text);
    if (!frame) return log('A frame of the socket was not understood', text);
    if ('event' in frame) {
      for (const listener of [...pushListeners]) listener(frame.event, frame.data);
      return;
    }
    const id = Number(frame.id);
    const waiting = sent.get(id);
    // A reply to a call that was given up.
    if (!waiting) return;
    sent.delete(id);
    const date = Date.parse(frame.date ?? '');
    waiting.resolve({
      status: frame.status,
      isSuccess: isSocketSuccess(frame.status),
      body: frame.data,
      ...(Number.isFinite(date) && { date }),
    });
  }

  function request(call: TransportRequest): Promise<TransportReply> {
    if (call.keepalive) return http.request(call);
    const { signal } = call;
    if (signal.aborted) return Promise.reject(signal.reason);
    return new Promise<TransportReply>((resolve, reject) => {
      const giveUp = () => {
        unsent.delete(waiting);
        const id = [...sent].find(([, other]) => other === waiting)?.[0];
        if (id !== undefined) sent.delete(id);
        reject(signal.reason);
        if (id !== undefined && id > heardId && isTimeLimit(signal.reason)) renew();
      };
      const settle =
        <Value>(done: (value: Value) => void) =>
        (value: Value) => {
          signal.removeEventListener('abort', giveUp);
          done(value);
        };
      const waiting: Waiting = { call, resolve: settle(resolve), reject: settle(reject) };
      signal.addEventListener('abort', giveUp, { once: true });
      if (connection.readyState === isOpen) send(waiting);
      else unsent.add(waiting);
    });
  }

  /** A connection from before the device slept or was offline may look open and carry nothing. */
  const renew = () => connection.reconnect();

  connection.addEventListener('open', opened);
  connection.addEventListener('close', lost);
  connection.addEventListener('message', heard);
  window.addEventListener('online', renew);

  return {
    request,
    onPush: (listener) => listen(pushListeners, listener),
    onReconnect: (listener) => listen(reconnectListeners, listener),
    dispose() {
      window.removeEventListener('online', renew);
      lost();
      pushListeners.clear();
      reconnectListeners.clear();
      connection.close();
      http.dispose();
    },
  };
}

const isTimeLimit = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function withoutEmpty(payload: TransportRequest['payload']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== null && value !== undefined),
  );
}

function readFrame(text: unknown): z.infer<typeof Frame> | undefined {
  try {
    return z.safeParse(Frame, JSON.parse(String(text))).data;
  } catch {
    return undefined;
  }
}
