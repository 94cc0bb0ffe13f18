import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type OpenSandbox, openSandbox, picpay, type TestPlayer } from '../testing/openSandbox';

describe('the API over a WebSocket', () => {
  let sandbox: OpenSandbox;
  let player: TestPlayer;
  let socket: WebSocket;

  const connect = async (headers: Record<string, string> = {}) => {
    const opened = new WebSocket(`${sandbox.url.replace('http', 'ws')}/api/socket`, { headers });
    await once(opened, 'open');
    return opened;
  };
  const nextFrame = async () => JSON.parse(String((await once(socket, 'message'))[0]));
  const send = (id: number, event: string, payload: unknown, key?: string) =>
    socket.send(
      JSON.stringify({
        id,
        event,
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${player.token}`,
          'X-Extra-Params': '{"platformVersion":"redesign"}',
          ...(key && { 'Idempotency-Key': key }),
        },
        payload,
      }),
    );

  beforeEach(async () => {
    sandbox = await openSandbox();
    player = await sandbox.signIn();
    socket = await connect();
  });
  afterEach(async () => {
    socket.terminate();
    await sandbox.close();
  });

  it('creates a deposit and pushes its status to the signed-in connection', async () => {
    send(7, 'BANKING:deposit-create', picpay(50), 'key');
    const reply = await nextFrame();
    expect(reply).toMatchObject({ id: 7, status: 200, date: expect.stringMatching(/Z$/) });
    const { depositId } = reply.data;

    const pushed = nextFrame();
    await sandbox.post(`/sandbox/deposits/${depositId}/settle`, { to: 'PAYED' });
    expect(await pushed).toMatchObject({ event: 'deposit.status', data: { depositId, status: 1 } });
  });

  it('replays the response of an idempotency key first used over HTTP', async () => {
    const first = await player.call('BANKING/deposit-create', picpay(50), { key: 'k' });
    send(1, 'BANKING:deposit-create', picpay(50), 'k');
    expect((await nextFrame()).data.depositId).toBe(first.body.depositId);
  });

  it('replies 404 for an unknown endpoint', async () => {
    send(1, 'BANKING:no-such', {});
    expect(await nextFrame()).toMatchObject({ id: 1, status: 404 });
  });

  it('closes the connection for the fault action drop', async () => {
    await sandbox.post('/sandbox/faults', {
      player: player.token,
      rules: [{ match: { endpoint: 'BANKING/deposit-limits' }, action: 'drop' }],
    });
    send(1, 'BANKING:deposit-limits', { currency: 'BRL', paymentMethod: 'picpay' });
    await once(socket, 'close');
  });

  it.each(['https://evil.example', 'null', 'nonsense'])(
    'rejects connections from the origin %s',
    async (origin) => {
      await expect(connect({ origin })).rejects.toThrow();
    },
  );
});
