import {
  NetworkError,
  type Transport,
  type TransportReply,
  type TransportRequest,
} from '@paywidget/shared/api';
import * as z from 'zod/mini';
import type { Log } from '../telemetry/log';
import { socketEventOf, socketReplyOf } from './socketReply';

/** A WebSocket that reconnects by itself. Lists only the members of partysocket that this transport uses. */
export interface Connection {
  readonly readyState: number;
  send(text: string): unknown;
  /** Closes the connection and opens a new one at once. */
  reconnect(): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface SocketTransportOptions {
  connection: Connection;
  /** Sends the calls that must outlive the page. */
  http: Transport;
  log: Log;
}

/** `WebSocket.OPEN`. */
const isOpen = 1;

const Reply = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.number(),
  data: z.optional(z.unknown()),
  date: z.optional(z.nullable(z.string())),
});
const Push = z.object({ event: z.string(), data: z.optional(z.unknown()) });
const Frame = z.union([Reply, Push]);

/** A call that waits for the connection or for its reply. */
interface PendingCall {
  readonly call: TransportRequest;
  resolve(reply: TransportReply): void;
  reject(reason: unknown): void;
}

/**
 * The WebSocket transport: one JSON text per frame, replies in any order, pushes in between. See docs/rules/wire.md.
 *
 * If the connection closes, all waiting calls reject with a network error. This transport never sends them again, because
 * only the caller knows whether a call may be repeated.
 */
export function createSocketTransport({ connection, http, log }: SocketTransportOptions): Transport {
  /** Calls that wait for their reply, by id. */
  const sent = new Map<number, PendingCall>();
  /** Calls that wait for the connection to open. */
  const unsent = new Set<PendingCall>();
  const pushListeners = new Set<(event: string, data: unknown) => void>();
  const reconnectListeners = new Set<() => void>();
  let lastId = 0;
  /** The id of the last call that was sent before the latest frame arrived. */
  let lastIdBeforeFrame = 0;
  let wasClosed = false;

  function send(pending: PendingCall) {
    const { endpoint, method, headers, payload } = pending.call;
    lastId += 1;
    sent.set(lastId, pending);
    const event = socketEventOf(endpoint);
    const sentPayload = method === 'GET' ? withoutEmpty(payload) : payload;
    connection.send(JSON.stringify({ id: lastId, event, method, headers, payload: sentPayload }));
  }

  function onOpen() {
    const calls = [...unsent];
    unsent.clear();
    for (const pending of calls) send(pending);
    if (wasClosed) for (const listener of [...reconnectListeners]) listener();
    wasClosed = false;
  }

  function onClose() {
    wasClosed = true;
    const failed = [...sent.values(), ...unsent];
    sent.clear();
    unsent.clear();
    for (const { call, reject } of failed) reject(new NetworkError(call.endpoint));
  }

  function onFrame({ data: text }: MessageEvent) {
    lastIdBeforeFrame = lastId;
    const frame = readFrame(text);
    if (!frame) return log('A frame of the socket was not understood');
    if ('event' in frame) {
      for (const listener of [...pushListeners]) listener(frame.event, frame.data);
      return;
    }
    const id = Number(frame.id);
    const pending = sent.get(id);
    // The call was aborted before its reply arrived.
    if (!pending) return;
    sent.delete(id);
    pending.resolve(socketReplyOf(frame.status, frame.data, frame.date));
  }

  function request(call: TransportRequest): Promise<TransportReply> {
    if (call.keepalive) return http.request(call);
    const { signal } = call;
    if (signal.aborted) return Promise.reject(signal.reason);
    return new Promise<TransportReply>((resolve, reject) => {
      const onAbort = () => {
        unsent.delete(pending);
        const id = [...sent].find(([, other]) => other === pending)?.[0];
        if (id !== undefined) sent.delete(id);
        reject(signal.reason);
        // No frame has arrived since the call was sent: the connection is probably dead.
        if (id !== undefined && id > lastIdBeforeFrame && isTimeout(signal.reason)) reconnect();
      };
      const finishWith =
        <Value>(done: (value: Value) => void) =>
        (value: Value) => {
          signal.removeEventListener('abort', onAbort);
          done(value);
        };
      const pending: PendingCall = { call, resolve: finishWith(resolve), reject: finishWith(reject) };
      signal.addEventListener('abort', onAbort, { once: true });
      if (connection.readyState === isOpen) send(pending);
      else unsent.add(pending);
    });
  }

  /** After the device was asleep or offline, a connection may look open although no data gets through. */
  const reconnect = () => connection.reconnect();

  connection.addEventListener('open', onOpen);
  connection.addEventListener('close', onClose);
  connection.addEventListener('message', onFrame);
  window.addEventListener('online', reconnect);

  return {
    request,
    onPush: (listener) => listen(pushListeners, listener),
    onReconnect: (listener) => listen(reconnectListeners, listener),
    dispose() {
      window.removeEventListener('online', reconnect);
      onClose();
      pushListeners.clear();
      reconnectListeners.clear();
      connection.close();
      http.dispose();
    },
  };
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';

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
