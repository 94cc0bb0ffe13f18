import type { Endpoint, RequestOf } from '@paywidget/shared/contract';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { described, headerNotes, shortened } from './described';
import { type Exchange, parsedJson } from './exchange';
import { Failure } from './fault';
import { type CallOptions, callHeaders, type Payload } from './operator';
import type { Options } from './options';

const Reply = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.number(),
  data: z.optional(z.unknown()),
  date: z.optional(z.nullable(z.string())),
});
const Push = z.object({ event: z.string(), data: z.optional(z.unknown()) });
export type Push = z.infer<typeof Push>;

/** Below 100, from 200 to 299, and above 600 (specification, section 8). */
const isSuccess = (status: number) => status < 100 || (status >= 200 && status < 300) || status > 600;

const noAnswer = (asked: string, came: string, wants: string) => new Failure({ asked, came, wants: [wants] });

/** What was heard on one connection or several. */
export interface Heard {
  pushes: Push[];
  /** Frames that are neither a reply to a call nor a push, as they came. */
  strays: string[];
}

/** One connection to the operator's socket. @throws Failure unless it opens in time. */
export async function openSocket(options: Options, heard: Heard) {
  const { socket: url = '', origin, limitMs } = options;
  const socket = new WebSocket(url, { handshakeTimeout: limitMs, ...(origin && { origin }) });
  const waiting = new Map<string, (reply: z.infer<typeof Reply>, text: string) => void>();
  const pushListeners = new Set<(push: Push) => void>();
  let lastId = 0;

  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', ({ message }) =>
      reject(noAnswer(`a WebSocket at ${url}`, message, 'an open connection')),
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
      heard.pushes.push(push);
      for (const listener of [...pushListeners]) listener(push);
    } else heard.strays.push(shortened(text));
  });

  /** What comes first: `arrival`'s own end, the time limit, or the connection's. */
  function inTime<Value>(asked: string, wants: string, arrival: (resolve: (value: Value) => void) => void) {
    return new Promise<Value>((resolve, reject) => {
      const late = setTimeout(
        () => reject(noAnswer(asked, `nothing for ${limitMs / 1000} s`, wants)),
        limitMs,
      );
      const lost = () => {
        clearTimeout(late);
        reject(noAnswer(asked, 'the connection was closed', wants));
      };
      socket.once('close', lost);
      arrival((value) => {
        clearTimeout(late);
        socket.off('close', lost);
        resolve(value);
      });
    });
  }

  return {
    /** @throws Failure when no reply with the call's id comes in time. */
    call<E extends Endpoint>(
      { key, method }: E,
      payload: RequestOf<E> | Payload,
      how?: CallOptions,
    ): Promise<Exchange & { date?: string | null }> {
      lastId += 1;
      const id = lastId;
      const event = key.replaceAll('/', ':');
      const headers = callHeaders(options, how);
      const asked = `frame ${event} ${described(payload)}${headerNotes(headers)}`;
      const start = performance.now();
      return inTime(asked, `a reply with the id ${id}`, (resolve) => {
        waiting.set(String(id), ({ status, data, date }, text) =>
          resolve({
            asked,
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

    /** The next push that `suits`. @throws Failure when none comes in time. */
    nextPush: (asked: string, wants: string, suits: (push: Push) => boolean): Promise<Push> =>
      inTime(asked, wants, (resolve) => {
        pushListeners.add((push) => {
          if (suits(push)) resolve(push);
        });
      }),

    close: () => socket.terminate(),
  };
}

export type SocketClient = Awaited<ReturnType<typeof openSocket>>;
