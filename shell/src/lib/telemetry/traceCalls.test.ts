import type { TransportReply, TransportRequest } from '@paywidget/shared/api';
import { traceCalls } from './traceCalls';

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

function tracedTransport(answer: (call: TransportRequest) => unknown = () => ({})) {
  const calls: { trace?: string; span?: string; headers: TransportRequest['headers'] }[] = [];
  const send = traceCalls(async (call): Promise<TransportReply> => {
    const [, trace, span] = form.exec(call.headers.traceparent ?? '') ?? [];
    calls.push({ trace, span, headers: call.headers });
    return { status: 200, isSuccess: true, body: answer(call) };
  });
  return { send, calls };
}

const call = (more: Partial<TransportRequest> = {}): TransportRequest => ({
  endpoint: 'BANKING/deposit-create',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  payload: {},
  signal: new AbortController().signal,
  ...more,
});
const keyed = (key: string, payload = {}) => call({ headers: { 'Idempotency-Key': key }, payload });

it('adds a W3C traceparent and keeps the other headers', async () => {
  const { send, calls } = tracedTransport();
  await send(call());
  expect(calls[0]).toMatchObject({
    trace: expect.any(String),
    span: expect.any(String),
    headers: { 'Content-Type': 'application/json' },
  });
});

it('gives each attempt of one order its own span in one trace, after a reload too', async () => {
  const before = tracedTransport();
  const after = tracedTransport();
  await before.send(keyed('0123'));
  await before.send(keyed('0123'));
  await after.send(keyed('0123'));
  const [one, two] = before.calls;
  const [three] = after.calls;
  expect(new Set([one?.trace, two?.trace, three?.trace]).size).toBe(1);
  expect(new Set([one?.span, two?.span, three?.span]).size).toBe(3);
  expect(one?.trace).not.toContain('0123');
});

it('keeps later calls about a deposit in the trace of its order', async () => {
  const { send, calls } = tracedTransport(({ headers }) =>
    headers['Idempotency-Key'] === 'one' ? { depositId: 7 } : {},
  );
  await send(keyed('one'));
  await send(call({ endpoint: 'deposit-status', payload: { depositId: '7' } }));
  await send(keyed('two', { depositId: '7' }));
  await send(call({ endpoint: 'deposit-status', payload: { depositId: '8' } }));
  const traces = calls.map(({ trace }) => trace);
  expect(traces.slice(0, 3)).toEqual([traces[0], traces[0], traces[0]]);
  expect(traces[3]).not.toBe(traces[0]);
});

it('keeps the attempts of a call without a key together, and other calls apart', async () => {
  const { send, calls } = tracedTransport();
  const list = call({ endpoint: 'BANKING/methods-payment-v5' });
  await send(list);
  await send({ ...list });
  await send(call({ endpoint: 'BANKING/methods-payment-v5' }));
  const [one, two, three] = calls;
  expect(two?.trace).toBe(one?.trace);
  expect(two?.span).not.toBe(one?.span);
  expect(three?.trace).not.toBe(one?.trace);
});
