import { createApi } from '@paywidget/shared/api';
import { createFakeServer, createRecordingHost } from '@paywidget/shared/testing';
import { onStatusPush } from './onStatusPush';

function setUp() {
  const server = createFakeServer();
  const host = createRecordingHost();
  const api = createApi({ transport: server, host, caller: () => ({ platformVersion: 'redesign' }) });
  const listener = jest.fn();
  const stop = onStatusPush('withdrawal.status', { api, host }, listener);
  return { server, host, listener, stop };
}

const paid = { withdrawalId: 'w1', status: 1 };
const read = expect.objectContaining({ withdrawalId: 'w1', status: 'processed' });

it('passes on the statuses that the server pushes, and those that the host says', () => {
  const { server, host, listener } = setUp();
  server.push('withdrawal.status', paid);
  expect(listener.mock.calls).toEqual([[read]]);
  host.say('withdrawal.status', { withdrawalId: 'w2', status: 'mistaked' });
  expect(listener.mock.calls[1]).toEqual([{ withdrawalId: 'w2', status: 'mistaked' }]);
});

it('ignores pushes of another kind', () => {
  const { server, host, listener } = setUp();
  server.push('deposit.status', paid);
  expect(listener).not.toHaveBeenCalled();
  expect(host.sent).toEqual([]);
});

it('reports an invalid push to the host, and goes on', () => {
  const { server, host, listener } = setUp();
  server.push('withdrawal.status', { status: 1 });
  expect(listener).not.toHaveBeenCalled();
  expect(host.sentOf('Error')).toEqual([expect.objectContaining({ code: 'ContractError' })]);
  server.push('withdrawal.status', paid);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('passes on nothing after it was unsubscribed', () => {
  const { server, host, listener, stop } = setUp();
  stop();
  server.push('withdrawal.status', paid);
  host.say('withdrawal.status', { withdrawalId: 'w1', status: 'processed' });
  expect(listener).not.toHaveBeenCalled();
});
