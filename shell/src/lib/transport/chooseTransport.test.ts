import { NetworkError, type Transport, type TransportRequest } from '@paywidget/shared/api';
import { chooseTransport } from './chooseTransport';

const call: TransportRequest = {
  endpoint: 'deposit-status',
  method: 'GET',
  headers: {},
  payload: {},
  signal: new AbortController().signal,
};

function fakeTransport(name: string) {
  const pushed = new Set<(event: string, data: unknown) => void>();
  return {
    request: jest.fn(async () => ({ status: 200, isSuccess: true, body: name })),
    onPush: (listener: (event: string, data: unknown) => void) => {
      pushed.add(listener);
      return () => void pushed.delete(listener);
    },
    onReconnect: () => () => {},
    dispose: jest.fn(),
    push: (event: string) => {
      for (const listener of pushed) listener(event, undefined);
    },
  } satisfies Transport & { push: (event: string) => void };
}

function setUp(start: 'http' | 'socket') {
  const use = { kind: start };
  const http = fakeTransport('http');
  const socket = fakeTransport('socket');
  const openSocket = jest.fn(async (): Promise<Transport> => socket);
  const socketUrl = () => (use.kind === 'socket' ? 'wss://pay.example/api' : undefined);
  const transport = chooseTransport({ http, openSocket, socketUrl });
  return { use, http, socket, openSocket, transport };
}

const bodyOf = async (transport: Transport, changes: Partial<TransportRequest> = {}) =>
  (await transport.request({ ...call, ...changes })).body;

it('opens the socket with the first call that uses it, and only once', async () => {
  const { use, transport, openSocket } = setUp('http');
  await expect(bodyOf(transport)).resolves.toBe('http');
  expect(openSocket).not.toHaveBeenCalled();
  use.kind = 'socket';
  await expect(Promise.all([bodyOf(transport), bodyOf(transport)])).resolves.toEqual(['socket', 'socket']);
  expect(openSocket).toHaveBeenCalledTimes(1);
  await expect(bodyOf(transport, { keepalive: true })).resolves.toBe('http');
});

it('delivers pushes to listeners that were added before the socket opened', async () => {
  const { transport, socket } = setUp('socket');
  const listener = jest.fn();
  const stop = transport.onPush(listener);
  await bodyOf(transport);
  socket.push('login.token');
  stop();
  socket.push('login.token');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('rejects with a network error if the socket cannot be opened, and opens it again with the next call', async () => {
  const { transport, openSocket } = setUp('socket');
  openSocket.mockRejectedValueOnce(new Error('chunk'));
  await expect(bodyOf(transport)).rejects.toThrow(NetworkError);
  await expect(bodyOf(transport)).resolves.toBe('socket');
});

it('rejects a call when its signal aborts while the socket is still opening', async () => {
  const { transport, openSocket } = setUp('socket');
  openSocket.mockReturnValueOnce(new Promise(() => {}));
  const limit = new AbortController();
  const reply = bodyOf(transport, { signal: limit.signal });
  limit.abort(new DOMException('Request timeout', 'TimeoutError'));
  await expect(reply).rejects.toThrow('Request timeout');
});

it('closes a socket that opens after dispose', async () => {
  const { transport, socket } = setUp('socket');
  const reply = bodyOf(transport);
  transport.dispose();
  await reply;
  expect(socket.dispose).toHaveBeenCalledTimes(1);
});
