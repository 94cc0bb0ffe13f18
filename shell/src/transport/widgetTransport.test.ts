import { NetworkError, type TransportRequest } from '@paywidget/shared/api';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { firstId, openEarlySocket } from '../early/earlySocket';
import { type FakeSocket, fakeSockets } from '../early/fakeSocket';
import { widgetTransport } from './widgetTransport';

const socketUrl = 'https://pay.example/api/socket';
const call: TransportRequest = {
  endpoint: 'BANKING/methods-payment-v5',
  method: 'POST',
  headers: { Authorization: 'Bearer t' },
  payload: { country: 'br' },
  signal: new AbortController().signal,
};

function setUp(kind?: 'http' | 'socket') {
  const { sockets, Socket } = fakeSockets();
  const early = openEarlySocket(Socket, socketUrl, call);
  const store = createStore();
  store.set(sessionAtom, sampleSession({ payload: { transport: kind } }));
  const fetch = jest.fn(async () => new Response('"http"'));
  const host = { report: jest.fn() } as never;
  const transport = widgetTransport({
    fetch,
    apiUrl: 'https://pay.example/api',
    socketUrl,
    store,
    host,
    early,
  });
  return { transport, fetch, early: sockets[0] as FakeSocket };
}

it('answers the first call with the early reply', async () => {
  const { transport, early } = setUp();
  const reply = transport.request(call);
  early.open();
  early.receive({ id: firstId, status: 422, data: 'no' });
  await expect(reply).resolves.toEqual({ status: 422, isSuccess: false, body: 'no' });
});

it('fails the first call as a network error if the early connection closes, so that it is tried again', async () => {
  const { transport, early } = setUp();
  const reply = transport.request(call);
  early.close();
  await expect(reply).rejects.toThrow(NetworkError);
});

it('rejects the first call when its signal aborts', async () => {
  const { transport } = setUp();
  const controller = new AbortController();
  const reply = transport.request({ ...call, signal: controller.signal });
  controller.abort(new Error('too late'));
  await expect(reply).rejects.toThrow('too late');
});

it('does not use the early reply if the calls go over HTTP', async () => {
  const { transport, early } = setUp('http');
  await expect(transport.request(call)).resolves.toMatchObject({ body: 'http' });
  transport.dispose();
  expect(early.readyState).toBe(3);
});
