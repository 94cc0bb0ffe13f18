/** @jest-environment jsdom */
import type { StatusUpdate } from '@paywidget/shared/contract';
import { pollStatus } from './pollStatus';

/** A poll. The test answers its requests. */
function setUp() {
  const answers: ((update: StatusUpdate | Error) => void)[] = [];
  const signals: AbortSignal[] = [];
  const onStatus = jest.fn();
  const poll = pollStatus({
    fetchStatus: (signal) => {
      signals.push(signal);
      return new Promise((resolve, reject) =>
        answers.push((update) => (update instanceof Error ? reject(update) : resolve(update))),
      );
    },
    onStatus,
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return {
    poll,
    signals,
    onStatus,
    pass,
    requestCount: () => signals.length,
    /** Answers the last request. */
    async answer(update: StatusUpdate | Error) {
      answers.at(-1)?.(update);
      await pass(0);
    },
  };
}

const waiting = { status: 'waiting' } as const;
const wake = () => document.dispatchEvent(new Event('visibilitychange'));
const see = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  wake();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('requests at once, then five seconds after each answer', async () => {
  const { pass, answer, onStatus, requestCount } = setUp();
  await pass(0);
  expect(requestCount()).toBe(1);
  await answer(waiting);
  expect(onStatus.mock.calls).toEqual([[waiting]]);
  await pass(4_999);
  expect(requestCount()).toBe(1);
  await pass(1);
  expect(requestCount()).toBe(2);
});

it('goes on after a request that failed', async () => {
  const { pass, answer, onStatus, requestCount } = setUp();
  await pass(0);
  await answer(new Error('lost'));
  expect(onStatus).not.toHaveBeenCalled();
  await pass(5_000);
  expect(requestCount()).toBe(2);
});

it.each(['processed', 'mistaked'] as const)('ends with the status %s', async (status) => {
  const { poll, pass, answer, onStatus, requestCount } = setUp();
  await pass(0);
  await answer({ status });
  expect(onStatus.mock.calls).toEqual([[{ status }]]);
  await pass(60_000);
  wake();
  poll.pollNow();
  expect(requestCount()).toBe(1);
});

it('sends one request at a time', async () => {
  const { poll, pass, answer, requestCount } = setUp();
  await pass(0);
  poll.pollNow();
  wake();
  await pass(60_000);
  expect(requestCount()).toBe(1);
  await answer(waiting);
  poll.pollNow();
  expect(requestCount()).toBe(2);
});

it('a request on demand takes the place of the next one', async () => {
  const { poll, pass, answer, requestCount } = setUp();
  await pass(0);
  await answer(waiting);
  await pass(3_000);
  poll.pollNow();
  await answer(waiting);
  expect(requestCount()).toBe(2);
  await pass(4_999);
  expect(requestCount()).toBe(2);
  await pass(1);
  expect(requestCount()).toBe(3);
});

it('requests nothing while the page is hidden, and at once when it is visible again', async () => {
  const { poll, pass, answer, requestCount } = setUp();
  await pass(0);
  await answer(waiting);
  see('hidden');
  poll.pollNow();
  await pass(60_000);
  expect(requestCount()).toBe(1);
  see('visible');
  expect(requestCount()).toBe(2);
});

it('when it is stopped, it aborts the request, ignores the answer and sends no further request', async () => {
  const { poll, pass, answer, signals, onStatus, requestCount } = setUp();
  await pass(0);
  poll.stop();
  expect(signals[0]?.aborted).toBe(true);
  await answer({ status: 'processed' });
  expect(onStatus).not.toHaveBeenCalled();
  await pass(60_000);
  wake();
  expect(requestCount()).toBe(1);
});

it('when it is stopped between two requests, it sends no further request', async () => {
  const { poll, pass, answer, requestCount } = setUp();
  await pass(0);
  await answer(waiting);
  poll.stop();
  expect(jest.getTimerCount()).toBe(0);
  await pass(60_000);
  expect(requestCount()).toBe(1);
});
