import type { SocketCall } from '../handover/earlySocket';
import { openConnection } from '../lib/transport/openConnection';
import { firstId, openEarlySocket } from './earlySocket';
import { type FakeSocket, fakeSockets } from './fakeSocket';

const url = 'https://pay.example/api/socket';
const call: SocketCall = {
  endpoint: 'BANKING/methods-payment-v5',
  method: 'POST',
  headers: { Authorization: 'Bearer t', traceparent: '00-1' },
  payload: { country: 'br' },
};

function open() {
  const { sockets, Socket } = fakeSockets();
  const early = openEarlySocket(Socket, url, call);
  return { early, socket: sockets[0] as FakeSocket };
}

it('sends the call once the connection is open', () => {
  const { socket } = open();
  expect(socket.url).toBe('wss://pay.example/api/socket');
  expect(socket.sent).toEqual([]);
  socket.open();
  expect(socket.sent).toEqual([
    {
      id: firstId,
      event: 'BANKING:methods-payment-v5',
      method: 'POST',
      headers: call.headers,
      payload: { country: 'br' },
    },
  ]);
});

it.each([firstId, String(firstId)])('returns the reply with id %j for the same call, once', async (id) => {
  const { early, socket } = open();
  socket.open();
  socket.receive({ event: 'deposit.status', data: {} });
  socket.receive('not json');
  socket.receive({ id: null, status: 500 });
  socket.receive({ id, status: 200, data: { methods: [] }, date: '2026-11-21T10:00:00Z' });
  expect(early.takeReply({ ...call, payload: { country: 'de' } })).toBeUndefined();
  const reply = early.takeReply({ ...call, headers: { Authorization: 'Bearer t' } });
  await expect(reply).resolves.toEqual({
    status: 200,
    isSuccess: true,
    body: { methods: [] },
    date: Date.UTC(2026, 10, 21, 10),
  });
  expect(early.takeReply(call)).toBeUndefined();
});

it('rejects the reply if the connection closes first', async () => {
  const { early, socket } = open();
  socket.close();
  await expect(early.reply).rejects.toMatchObject({ type: 'close' });
});

describe('the shell’s connection', () => {
  const ready = () => new Promise((resolve) => setTimeout(resolve));

  function connect({ early }: ReturnType<typeof open>, address = url) {
    const fresh = fakeSockets();
    const known = globalThis.WebSocket;
    globalThis.WebSocket = fresh.Socket;
    const connection = openConnection(address, () => early.take(address));
    const events: unknown[] = [];
    connection.addEventListener('open', () => events.push('open'));
    connection.addEventListener('message', ({ data }) => events.push(JSON.parse(data)));
    const close = () => {
      connection.close();
      globalThis.WebSocket = known;
    };
    return { connection, events, close, fresh: fresh.sockets };
  }

  it('reuses the early socket to send and receive', async () => {
    const opened = open();
    const { connection, events, close, fresh } = connect(opened);
    await ready();
    opened.socket.open();
    connection.send('{"id":1}');
    opened.socket.receive({ id: 1, status: 200 });
    expect(events).toEqual(['open', { id: 1, status: 200 }]);
    expect(opened.socket.sent).toEqual([expect.objectContaining({ id: firstId }), { id: 1 }]);
    expect(fresh).toEqual([]);
    close();
    expect(opened.socket.readyState).toBe(3);
  });

  it('receives the open event and earlier pushes, but not the early reply', async () => {
    const opened = open();
    opened.socket.open();
    opened.socket.receive({ event: 'login.token', data: { token: 'new' } });
    opened.socket.receive({ id: firstId, status: 200 });
    const { connection, events, close } = connect(opened);
    await ready();
    expect(connection.readyState).toBe(1);
    expect(events).toEqual(['open', { event: 'login.token', data: { token: 'new' } }]);
    expect(opened.socket.sent).toHaveLength(1);
    close();
  });

  it('leaves a late early reply to the early call', async () => {
    const opened = open();
    opened.socket.open();
    const { close } = connect(opened);
    await ready();
    opened.socket.receive({ id: firstId, status: 200, data: 'late' });
    await expect(opened.early.takeReply(call)).resolves.toMatchObject({ body: 'late' });
    close();
  });

  it.each([
    ['is closed', url, (socket: FakeSocket) => socket.close()],
    ['has another address', 'https://pay.example/other', () => {}],
  ])('is a new one if the early one %s', async (_, address, change) => {
    const opened = open();
    change(opened.socket);
    opened.early.reply.catch(() => {});
    const { fresh, close } = connect(opened, address);
    await ready();
    expect(fresh.map((socket) => socket.url)).toEqual([address.replace('https', 'wss')]);
    close();
  });
});
