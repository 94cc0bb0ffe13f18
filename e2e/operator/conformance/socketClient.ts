import type { Endpoint, RequestOf } from '@paywidget/shared/contract';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { type Exchange, parsedJson } from './exchange';
import { Failure } from './fault';
import { type CallOptions, callHeaders, type Payload } from './operator';
import type { Options } from './options';
import { headerNotes, summarize, truncate } from './summary';

const Reply = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.number(),
  data: z.optional(z.unknown()),
  date: z.optional(z.nullable(z.string())),
});
const Push = z.object({ event: z.string(), data: z.optional(z.unknown()) });
export type Push = z.infer<typeof Push>;

/** A reply succeeds if its status is below 100, from 200 to 299, or above 600. */
const isSuccess = (status: number) => status < 100 || (status >= 200 && status < 300) || status > 600;

const noReply = (request: string, response: string, expected: string) =>
  new Failure({ request, response, expected: [expected] });

/** Frames received on one or more connections. */
export interface ReceivedFrames {
  pushes: Push[];
  /** The text of frames that are neither a reply to a call nor a push. */
  unexpected: string[];
}

/** Opens a connection to the operator's socket. @throws Failure if it does not open in time. */
export async function openSocket(options: Options, received: ReceivedFrames) {
  const { socket: url = '', origin, limitMs } = options;
  const socket = new WebSocket(url, { handshakeTimeout: limitMs, ...(origin && { origin }) });
  const waiting = new Map<string, (reply: z.infer<typeof Reply>, text: string) => void>();
  const pushListeners = new Set<(push: Push) => void>();
  let lastId = 0;

  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', ({ message }) =>
      reject(noReply(`a WebSocket at ${url}`, message, 'an open connection')),
    );
  });

  socket.on('message', (data) => {
    const text = String(data);
    const frame = parsedJson(text);
    const reply = z.safeParse(Reply, frame).data;
    const push = z.safeParse(Push, frame).data;
    const answer = reply && waiting.get(String(reply.id));
    if (reply && answer) {
      waiting.delete(String(reply.id));
      answer(reply, text);
    } else if (push) {
      received.pushes.push(push);
      for (const listener of [...pushListeners]) listener(push);
    } else received.unexpected.push(truncate(text));
  });

  /** Waits for `subscribe` to resolve. Rejects with a Failure at the time limit or when the connection closes. */
  function withTimeout<Value>(
    request: string,
    expected: string,
    subscribe: (resolve: (value: Value) => void) => void,
  ) {
    return new Promise<Value>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(noReply(request, `nothing for ${limitMs / 1000} s`, expected)),
        limitMs,
      );
      const onClose = () => {
        clearTimeout(timer);
        reject(noReply(request, 'the connection was closed', expected));
      };
      socket.once('close', onClose);
      subscribe((value) => {
        clearTimeout(timer);
        socket.off('close', onClose);
        resolve(value);
      });
    });
  }

  return {
    /** Calls an endpoint over the socket. @throws Failure if there is no reply with the call's id in time. */
    call<E extends Endpoint>(
      { key, method }: E,
      payload: RequestOf<E> | Payload,
      how?: CallOptions,
    ): Promise<Exchange & { date?: string | null }> {
      lastId += 1;
      const id = lastId;
      const event = key.replaceAll('/', ':');
      const headers = callHeaders(options, how);
      const request = `frame ${event} ${summarize(payload)}${headerNotes(headers)}`;
      const start = performance.now();
      return withTimeout(request, `a reply with the id ${id}`, (resolve) => {
        waiting.set(String(id), ({ status, data, date }, text) =>
          resolve({
            request,
            status,
            isSuccess: isSuccess(status),
            text,
            body: data,
            date,
            ms: performance.now() - start,
          }),
        );
        socket.send(JSON.stringify({ id, event, method, headers, payload }));
      });
    },

    /** Resolves with the next push for which `matches` returns true. @throws Failure if there is none in time. */
    nextPush: (request: string, expected: string, matches: (push: Push) => boolean): Promise<Push> =>
      withTimeout(request, expected, (resolve) => {
        pushListeners.add((push) => {
          if (matches(push)) resolve(push);
        });
      }),

    close: () => socket.terminate(),
  };
}

export type SocketClient = Awaited<ReturnType<typeof openSocket>>;
