/** @jest-environment jsdom */
import { createApi, type TransportReply } from '@paywidget/shared/api';
import { checkDeposit } from '@paywidget/shared/contract/payments';
import {
  createFakeServer,
  createRecordingHost,
  type FakeServer,
  sampleDeposit,
} from '@paywidget/shared/testing';
import { pollAttempt } from './pollAttempt';

type HeldRequest = ReturnType<FakeServer['hold']>;

const attempt = sampleDeposit({ depositId: undefined, isUnknown: true });

function setUp(prepare: (server: FakeServer) => void, server = createFakeServer()) {
  prepare(server);
  const host = createRecordingHost();
  const api = createApi({ transport: server, host, caller: () => ({ platformVersion: 'redesign' }) });
  const listener = { onAnswer: jest.fn(), onUnreachable: jest.fn() };
  const poll = pollAttempt(api, attempt, listener);
  return { server, poll, listener, checks: () => server.requestsTo(checkDeposit) };
}

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('checks at once, and ends with the answer', async () => {
  const { listener, checks } = setUp((server) =>
    server.answer(checkDeposit, { exists: true, depositId: '1', apiResponse: {} }),
  );
  await pass();
  expect(listener.onAnswer.mock.calls).toEqual([[{ deposit: expect.objectContaining({ depositId: '1' }) }]]);
  await pass(60_000);
  expect(checks()).toHaveLength(1);
  expect(listener.onUnreachable).not.toHaveBeenCalled();
});

it('ends without an answer if the server rejects the check', async () => {
  const { listener, checks } = setUp((server) => server.refuse(checkDeposit, 403));
  await pass(60_000);
  expect(listener.onAnswer.mock.calls).toEqual([[undefined]]);
  expect(listener.onUnreachable).not.toHaveBeenCalled();
  expect(checks()).toHaveLength(1);
});

it.each([401, 429])('goes on after the status %i, which says nothing about the deposit', async (status) => {
  const { listener } = setUp((server) => server.refuse(checkDeposit, status));
  await pass();
  expect(listener.onAnswer).not.toHaveBeenCalled();
  expect(listener.onUnreachable).toHaveBeenCalledTimes(1);
});

it('checks again with growing delays while the server cannot be reached', async () => {
  const { server, listener, checks } = setUp((one) => one.lose(checkDeposit));
  await pass();
  expect([checks().length, listener.onUnreachable.mock.calls.length]).toEqual([1, 1]);
  await pass(2_000);
  expect(checks()).toHaveLength(2);
  await pass(3_999);
  expect(checks()).toHaveLength(2);
  server.answer(checkDeposit, { exists: false });
  await pass(1);
  expect(checks()).toHaveLength(3);
  expect(listener.onAnswer.mock.calls).toEqual([[{}]]);
});

it('checks at once if the player presses, but not twice at a time', async () => {
  const { server, poll, listener, checks } = setUp((one) => one.lose(checkDeposit));
  poll.checkNow();
  await pass();
  expect(checks()).toHaveLength(1);
  const held = server.hold(checkDeposit);
  poll.checkNow();
  await pass();
  expect(checks()).toHaveLength(2);
  poll.checkNow();
  await pass(10_000);
  expect(checks()).toHaveLength(2);
  held.answer({ exists: false });
  await pass();
  expect(listener.onAnswer).toHaveBeenCalledTimes(1);
});

it.each<[string, (held: HeldRequest) => void]>([
  ['an answer', (held) => held.answer({ exists: false })],
  ['a failure', (held) => held.lose()],
])('tells nothing of %s after it was stopped', async (_, end) => {
  const server = createFakeServer();
  const held = server.hold(checkDeposit);
  const { poll, listener, checks } = setUp(() => undefined, server);
  await pass();
  poll.stop();
  expect(checks()[0]?.signal.aborted).toBe(true);
  end(held);
  await pass(60_000);
  expect(listener.onAnswer).not.toHaveBeenCalled();
  expect(listener.onUnreachable).not.toHaveBeenCalled();
});

it('makes no further check after it was stopped', async () => {
  const { poll, checks } = setUp((server) => server.lose(checkDeposit));
  await pass();
  poll.stop();
  await pass(60_000);
  expect(checks()).toHaveLength(1);
});

it('does not report an answer that arrives after it was stopped', async () => {
  const server = createFakeServer();
  let answer: (reply: TransportReply) => void = () => undefined;
  server.request = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const { poll, listener } = setUp(() => undefined, server);
  await pass();
  answer({ status: 200, isSuccess: true, body: { exists: false } });
  poll.stop();
  await pass();
  expect(listener.onAnswer).not.toHaveBeenCalled();
});
