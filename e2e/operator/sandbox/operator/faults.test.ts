import { type OpenSandbox, openSandbox, picpay } from '../testing/openSandbox';

describe('faults', () => {
  let sandbox: OpenSandbox;
  beforeEach(async () => {
    sandbox = await openSandbox();
  });
  afterEach(() => sandbox.close());

  const addFaults = (body: unknown) => sandbox.post('/sandbox/faults', body);
  const boxes = { currency: 'USD' };

  it('applies a rule only to its player, until the rules are deleted', async () => {
    const [one, other] = [await sandbox.signIn(), await sandbox.signIn()];
    const rules = [{ match: { endpoint: 'BANKING/sweepstake-boxes' }, action: 'status', status: 503 }];
    await addFaults({ rules, player: one.token });
    expect((await one.call('BANKING/sweepstake-boxes', boxes)).status).toBe(503);
    expect((await other.call('BANKING/sweepstake-boxes', boxes)).status).toBe(200);
    await sandbox.request(`/sandbox/faults?player=${one.token}`, { method: 'DELETE' });
    expect((await one.call('BANKING/sweepstake-boxes', boxes)).status).toBe(200);
  });

  it('applies a rule with `nth` only to the n-th matching request', async () => {
    const player = await sandbox.signIn();
    const match = { endpoint: 'BANKING/sweepstake-boxes', nth: 2 };
    await addFaults({ rules: [{ match, action: 'status', status: 500 }], player: player.token });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await player.call('BANKING/sweepstake-boxes', boxes)).status);
    expect(statuses).toEqual([200, 500, 200]);
  });

  it('drops the connection before or after the endpoint has run', async () => {
    const player = await sandbox.signIn();
    const match = { endpoint: 'BANKING/deposit-create', nth: 1 };
    await addFaults({ rules: [{ match, action: 'drop' }], player: player.token });
    await expect(player.call('BANKING/deposit-create', picpay(50))).rejects.toThrow();
    expect((await sandbox.ledger(player)).deposits).toHaveLength(0);

    await sandbox.request('/sandbox/faults', { method: 'DELETE' });
    await addFaults({ rules: [{ match, action: 'drop', when: 'after' }], player: player.token });
    await expect(player.call('BANKING/deposit-create', picpay(50))).rejects.toThrow();
    expect((await sandbox.ledger(player)).deposits).toHaveLength(1);
  });

  it.each([
    ['malformed', /JSON/],
    ['truncate', 'terminated'],
  ])('the action %s corrupts the response body', async (action, message) => {
    const player = await sandbox.signIn();
    await addFaults({
      rules: [{ match: { endpoint: 'BANKING/sweepstake-boxes' }, action }],
      player: player.token,
    });
    await expect(player.call('BANKING/sweepstake-boxes', boxes)).rejects.toThrow(message);
  });

  it('sends no response for the action hang', async () => {
    await addFaults({ rules: [{ match: { path: '^/host/' }, action: 'hang' }], scope: 's' });
    const hanging = fetch(`${sandbox.url}/host/plain.html`, {
      headers: { 'x-sandbox-scope': 's' },
      signal: AbortSignal.timeout(200),
    });
    await expect(hanging).rejects.toThrow(/timeout/);
    expect((await sandbox.request('/host/plain.html')).status).toBe(200);
  });

  it('rejects an unknown action with 400 and an unknown player with 404', async () => {
    expect((await addFaults({ rules: [{ match: {}, action: 'explode' }] })).status).toBe(400);
    expect((await addFaults({ rules: [], player: 'nobody' })).status).toBe(404);
  });

  it('lists the received requests of a player', async () => {
    const player = await sandbox.signIn();
    await player.call('BANKING/sweepstake-boxes', boxes, { headers: { 'X-Pwa': '1' } });
    const { body } = await sandbox.request(`/sandbox/requests?player=${player.token}`);
    expect(body).toMatchObject([
      { endpoint: 'BANKING/sweepstake-boxes', payload: boxes, headers: { 'x-pwa': '1' }, status: 200 },
    ]);
  });
});
