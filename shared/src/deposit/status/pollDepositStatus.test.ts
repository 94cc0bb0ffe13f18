/** @jest-environment jsdom */
import { createApi } from '@paywidget/shared/api';
import { fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { createFakeServer, createRecordingHost } from '@paywidget/shared/testing';
import { pollDepositStatus } from './pollDepositStatus';

function setUp() {
  const server = createFakeServer();
  const host = createRecordingHost();
  const api = createApi({ transport: server, host, caller: () => ({ platformVersion: 'redesign' }) });
  server.answer(fetchDepositStatus, { status: 0 });
  const onStatus = jest.fn();
  const stop = pollDepositStatus(api, { depositId: '41', method: 'moon' }, onStatus);
  return { server, stop, onStatus, requests: () => server.requestsTo(fetchDepositStatus) };
}

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for the deposit’s status at once and every five seconds until it is final', async () => {
  const { server, onStatus, requests } = setUp();
  await pass();
  expect(requests().map(({ payload }) => payload)).toEqual([{ depositId: '41', paymentMethod: 'moon' }]);
  expect(onStatus.mock.calls).toEqual([[{ status: 'waiting' }]]);
  server.answer(fetchDepositStatus, { status: 1 });
  await pass(60_000);
  expect(onStatus.mock.calls).toEqual([[{ status: 'waiting' }], [{ status: 'processed' }]]);
  expect(requests()).toHaveLength(2);
});

it('asks at once when the connection is back, until it is stopped', async () => {
  const { server, stop, requests } = setUp();
  await pass();
  server.reconnect();
  await pass();
  expect(requests()).toHaveLength(2);
  stop();
  server.reconnect();
  await pass(60_000);
  expect(requests()).toHaveLength(2);
});

it('a request that is under way when it is stopped is cancelled', async () => {
  const { server, stop, onStatus, requests } = setUp();
  const held = server.hold(fetchDepositStatus);
  await pass();
  stop();
  expect(requests()[0]?.signal.aborted).toBe(true);
  held.answer({ status: 1 });
  await pass();
  expect(onStatus).not.toHaveBeenCalled();
});
