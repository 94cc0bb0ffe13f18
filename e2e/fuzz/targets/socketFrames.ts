import { createServerClock, NetworkError, type TransportReply } from '@paywidget/shared/api';
import {
  ContractError,
  type PushName,
  parseWire,
  pushes as pushSchemas,
  transactionStatuses,
} from '@paywidget/shared/contract';
import fc from 'fast-check';
import { formatTime } from '../../../shared/src/transaction/formatTime';
import { matchesPush } from '../../../shared/src/transaction/status';
import { type Connection, createSocketTransport } from '../../../shell/src/transport/socket';
import { allowing, mustHold, type Target } from '../target';
import { mutatedJson, mutatedText } from '../values/mutations';
import { pushes } from '../values/samples';

const replies: readonly unknown[] = [
  { id: 1, status: 200, data: { methods: [] }, date: '2026-11-21T10:00:00Z' },
  {
    id: '2',
    status: 403,
    data: { data: { code: 'x', message: 'y' } },
    date: 'Sat, 21 Nov 2026 10:00:00 GMT',
  },
  { id: 3, status: 0, data: null, date: null },
];
const samples = [...replies, ...pushes.map(({ type, payload }) => ({ event: type, data: payload }))];

type Frame = { data: unknown };

const frame: fc.Arbitrary<Frame> = fc.oneof(
  { weight: 6, arbitrary: mutatedJson(...samples).map((one) => ({ data: textOf(one) })) },
  {
    weight: 2,
    arbitrary: mutatedText(
      samples.map((one) => JSON.stringify(one)),
      fc.constantFrom('"', '}', '{', ',', '\\u', '1e999', '\0', '__proto__', 'null', '[', '-'),
    ).map((data) => ({ data })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(new Uint8Array(8), null, undefined, 7, '').map((data) => ({ data })),
  },
);

function textOf(value: unknown): unknown {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
}

interface Call {
  id: number;
  reply?: TransportReply;
  error?: unknown;
}

export const socketFramesTarget: Target<readonly Frame[]> = {
  name: 'socket frames',
  input:
    'Replies and pushes, changed, broken or binary, while three calls wait: through the socket transport, the push schemas and the clock.',
  rule: 'A reply resolves the call of its id and no other. A push has a known status. The clock can still be shown.',
  cases: fc.array(frame, { minLength: 1, maxLength: 4 }),
  check(frames) {
    const listeners = new Map<string, (event: MessageEvent) => void>();
    const connection: Connection = {
      readyState: 1,
      send: () => {},
      reconnect: () => {},
      close: () => {},
      addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
        void listeners.set(type, listener),
    };
    const http = {
      request: () => Promise.reject(new Error()),
      onPush: () => () => {},
      onReconnect: () => () => {},
      dispose: () => {},
    };
    const transport = createSocketTransport({ connection, http, log: () => {} });
    const clock = createServerClock(() => 0);
    const calls: Call[] = [1, 2, 3].map((id) => ({ id }));
    const answered = new Set<number>();
    for (const call of calls) {
      const { signal } = new AbortController();
      const request = {
        endpoint: 'deposit-status',
        method: 'GET',
        headers: {},
        payload: {},
        signal,
      } as const;
      // The reply is handed over at once; its promise resolves after the case.
      const promise = transport.request(request);
      void promise.then(
        (reply) => {
          call.reply = reply;
          answered.add(call.id);
        },
        (error: unknown) => {
          call.error = error;
        },
      );
    }
    transport.onPush((event, data) => {
      mustHold(typeof event === 'string', 'an event is text');
      if (!Object.hasOwn(pushSchemas, event)) return;
      const push = allowing(
        [ContractError],
        () => parseWire(event, pushSchemas[event as PushName], data).data,
      );
      if (!push) return;
      if ('status' in push)
        mustHold(transactionStatuses.includes(push.status), 'a status is known', push.status);
      if (event === 'deposit.status') matchesPush(push as never, { status: 'waiting', depositId: '41' });
    });
    for (const { data } of frames) {
      listeners.get('message')?.({ data } as MessageEvent);
      const date = dateIn(data);
      if (typeof date === 'string') clock.set(Date.parse(date));
      mustHold(formatTime(clock.now(), 'en') !== '', 'the time can be shown');
    }
    listeners.get('close')?.({} as MessageEvent);
    mustHold(
      calls.every(({ error }) => error === undefined || error instanceof NetworkError),
      'a call fails by name',
    );
    transport.dispose();
  },
};

function dateIn(data: unknown): unknown {
  try {
    return (JSON.parse(String(data)) as { date?: unknown } | null)?.date;
  } catch {
    return undefined;
  }
}
