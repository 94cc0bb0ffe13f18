/** @jest-environment jsdom */
import { NetworkError, type Transport, type TransportRequest } from '@paywidget/shared/api';
import { firstId, openEarlySocket } from '../../early/earlySocket';
import { type FakeSocket, fakeSockets } from '../../early/fakeSocket';
import { openSocket } from './openSocket';

const url = 'https://pay.example/api/socket';
const call: TransportRequest = {
  endpoint: 'BANKING/methods-payment-v5',
  method: 'POST',
  headers: { Authorization: 'Bearer t' },
  payload: { country: 'br' },
  signal: new AbortController().signal,
};

function setUp() {
  const { sockets, Socket } = fakeSockets();
  const early = openEarlySocket(Socket, url, call);
  const http: Transport = {
    request: jest.fn(),
    onPush: () => () => {},
    onReconnect: () => () => {},
    dispose: () => {},
  };
  return { transport: openSocket(url, http, early), early: sockets[0] as FakeSocket };
}

it('answers the first call with the early reply, and sends the others over the same connection', async () => {
  const { transport, early } = setUp();
  const reply = transport.request(call);
  const other = transport.request({ ...call, payload: { country: 'de' } });
  await new Promise((resolve) => setTimeout(resolve));
  early.open();
  early.receive({ id: firstId, status: 422, data: 'no' });
  early.receive({ id: 1, status: 200, data: 'yes' });
  await expect(reply).resolves.toEqual({ status: 422, isSuccess: false, body: 'no' });
  await expect(other).resolves.toEqual({ status: 200, isSuccess: true, body: 'yes' });
  expect(early.sent).toHaveLength(2);
  transport.dispose();
  expect(early.readyState).toBe(3);
});

it('fails the first call as a network error if the early connection closes, so that it is tried again', async () => {
  const { transport, early } = setUp();
  const reply = transport.request(call);
  early.close();
  await expect(reply).rejects.toThrow(NetworkError);
  transport.dispose();
});

it('rejects the first call when its signal aborts', async () => {
  const { transport } = setUp();
  const controller = new AbortController();
  const reply = transport.request({ ...call, signal: controller.signal });
  controller.abort(new Error('too late'));
  await expect(reply).rejects.toThrow('too late');
  transport.dispose();
});
