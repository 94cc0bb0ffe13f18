import { createServerClock, NetworkError, type Transport } from '@paywidget/shared/api';
import {
  ContractError,
  type PushName,
  parseWire,
  pushes as pushSchemas,
  transactionStatuses,
} from '@paywidget/shared/contract';
import fc from 'fast-check';
import { matchesPush } from '../../../../shared/src/payments/status';
import { formatTime } from '../../../../shared/src/transaction/time/formatTime';
import { type Connection, createSocketTransport } from '../../../../shell/src/lib/transport/socket';
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

/** The ids that frames name, as numbers. */
const idsIn = (frames: readonly Frame[]) =>
  frames.map(({ data }) => {
    const { id } = fieldsIn(data);
    return typeof id === 'object' ? Number.NaN : Number(id);
  });

function fieldsIn(data: unknown): { id?: unknown; date?: unknown } {
  try {
    return (JSON.parse(String(data)) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** A transport whose server is played, with three calls that wait. */
function connect() {
  const listeners = new Map<string, (event: MessageEvent) => void>();
  const connection: Connection = {
    readyState: 1,
    send: () => {},
    reconnect: () => {},
    close: () => {},
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      void listeners.set(type, listener),
  };
  const http: Transport = {
    request: () => Promise.reject(new Error()),
    onPush: () => () => {},
    onReconnect: () => () => {},
    dispose: () => {},
  };
  const transport = createSocketTransport({ connection, http, log: () => {} });
  const { signal } = new AbortController();
  const call = { endpoint: 'deposit-status', method: 'GET', headers: {}, payload: {}, signal } as const;
  const calls = [1, 2, 3].map((id) => ({ id, reply: transport.request(call) }));
  for (const { reply } of calls) reply.catch(() => {});
  return {
    transport,
    calls,
    receive: (data: unknown) => listeners.get('message')?.({ data } as MessageEvent),
    close: () => listeners.get('close')?.({} as MessageEvent),
  };
}

export const socketFramesTarget: Target<readonly Frame[]> = {
  name: 'socket frames',
  input:
    'Replies and pushes, changed, broken or binary, while three calls wait: through the socket transport, the push schemas and the clock.',
  rule: 'A reply resolves the call of its id and no other, and a cut rejects the rest. A push has a known status. The clock can still be shown.',
  cases: fc.array(frame, { minLength: 1, maxLength: 4 }),
  check(frames) {
    const { transport, receive, close } = connect();
    const clock = createServerClock({ wall: () => 0, monotonic: () => 0 });
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
      if (event === 'deposit.status') matchesPush(push as never, { depositId: '41' });
    });
    for (const { data } of frames) {
      receive(data);
      const { date } = fieldsIn(data);
      if (typeof date !== 'string') continue;
      clock.set(Date.parse(date));
      mustHold(formatTime(clock.now(), 'en') !== '', 'the time can be shown');
    }
    close();
    transport.dispose();
  },
  async checkLater(frames) {
    const { transport, calls, receive, close } = connect();
    for (const { data } of frames) receive(data);
    close();
    const ids = idsIn(frames);
    for (const { id, reply } of calls) {
      const answer = await reply.catch((error: unknown) => {
        mustHold(error instanceof NetworkError, 'a call fails by name', error);
      });
      if (!answer) continue;
      mustHold(ids.includes(id), 'a reply resolves its own call', id, ids);
      mustHold(typeof answer.status === 'number', 'a reply has a status');
      mustHold(answer.date === undefined || Number.isFinite(answer.date), 'a date is a time', answer.date);
    }
    transport.dispose();
  },
};
