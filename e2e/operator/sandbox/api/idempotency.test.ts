import { type OpenSandbox, openSandbox, picpay } from '../testing/openSandbox';

const day = 24 * 60 * 60 * 1000;

describe('an idempotency key', () => {
  let sandbox: OpenSandbox;
  beforeEach(async () => {
    sandbox = await openSandbox();
  });
  afterEach(() => sandbox.close());

  it('replays the first response without a second deposit', async () => {
    const player = await sandbox.signIn();
    const first = await player.call('BANKING/deposit-create', picpay(50), { key: 'k' });
    const second = await player.call('BANKING/deposit-create', picpay(50), { key: 'k' });
    expect(second.body).toEqual(first.body);
    expect((await sandbox.ledger(player)).deposits).toHaveLength(1);
  });

  it('matches a body with its members in another order', async () => {
    const player = await sandbox.signIn();
    const reversed = Object.fromEntries(Object.entries(picpay(50)).reverse());
    await player.call('BANKING/deposit-create', picpay(50), { key: 'k' });
    expect((await player.call('BANKING/deposit-create', reversed, { key: 'k' })).status).toBe(200);
  });

  it('returns 409 for another body', async () => {
    const player = await sandbox.signIn();
    await player.call('BANKING/deposit-create', picpay(50), { key: 'k' });
    const other = await player.call('BANKING/deposit-create', picpay(60), { key: 'k' });
    expect(other.status).toBe(409);
    expect((await sandbox.ledger(player)).deposits).toHaveLength(1);
  });

  it('is separate for each player', async () => {
    const [one, other] = [await sandbox.signIn(), await sandbox.signIn()];
    const first = await one.call('BANKING/deposit-create', picpay(50), { key: 'k' });
    const second = await other.call('BANKING/deposit-create', picpay(60), { key: 'k' });
    expect(second.status).toBe(200);
    expect(second.body).not.toEqual(first.body);
  });

  it('expires after 24 hours', async () => {
    const player = await sandbox.signIn();
    await player.call('BANKING/deposit-create', picpay(50), { key: 'k' });
    sandbox.clock.advance(day);
    await player.call('BANKING/deposit-create', picpay(50), { key: 'k' });
    expect((await sandbox.ledger(player)).deposits).toHaveLength(2);
  });

  it('replays a response that was not delivered', async () => {
    const player = await sandbox.signIn();
    await expect(player.call('BANKING/deposit-create', picpay(50.14), { key: 'k' })).rejects.toThrow();
    const replay = await player.call('BANKING/deposit-create', picpay(50.14), { key: 'k' });
    expect(replay.body).toMatchObject({ depositId: expect.any(String) });
    expect((await sandbox.ledger(player)).deposits).toHaveLength(1);
  });

  it('does not prevent a double payment under two keys, which the ledger report shows', async () => {
    const player = await sandbox.signIn();
    for (const key of ['one', 'other']) await player.call('BANKING/deposit-create', picpay(50.1), { key });
    sandbox.clock.advance(2000);
    const ledger = await sandbox.ledger(player);
    expect(ledger.suspectedDoubles).toHaveLength(1);
    expect(ledger.balances).toMatchObject({ main: '5600.2' });
  });
});
