import { type OpenSandbox, openSandbox, picpay } from '../testing/openSandbox';

describe('requests', () => {
  let sandbox: OpenSandbox;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());

  it.each([
    ['an unknown field', picpay(50, { colour: 'red' }), 'colour'],
    ['an unknown field further in', picpay(50, { metadata: { isFromChip: true, x: 1 } }), 'metadata.x'],
    ['a text for a number', picpay(50, { amount: '50' }), 'amount'],
    ['no amount', picpay(50, { amount: undefined }), 'amount'],
    ['a field the method has not', picpay(50, { fields: { cpf: '52998224725', shoe: '1' } }), 'fields.shoe'],
    ['a field left out', picpay(50, { fields: {} }), 'fields.cpf'],
    ['an amount past the limits', picpay(1_000_000), 'amount'],
    ['a method that is not there', picpay(50, { paymentType: 'nope' }), 'paymentType'],
  ])('with %s are refused, naming the place', async (_, payload, path) => {
    const player = await sandbox.signIn();
    const { status, body } = await player.call('BANKING/deposit-create', payload);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ path });
    expect((await sandbox.ledger(player)).deposits).toHaveLength(0);
  });

  it('that must be idempotent need a key, and others must have none', async () => {
    const player = await sandbox.signIn();
    const headers = { Authorization: `Bearer ${player.token}` };
    expect(await sandbox.post('/api/BANKING/deposit-create', picpay(50), headers)).toMatchObject({
      status: 400,
      body: { data: { path: 'Idempotency-Key' } },
    });
    expect(await player.call('BANKING/sweepstake-balance-get', {}, { key: 'k' })).toMatchObject({
      status: 400,
    });
  });

  it('need a good token', async () => {
    const player = await sandbox.signIn({ tokenLifetime: 60 });
    const balance = () => player.call('BANKING/sweepstake-balance-get', {});
    expect((await balance()).status).toBe(200);
    sandbox.clock.advance(61_000);
    expect((await balance()).status).toBe(401);
    expect((await player.call('METRIC_EVENTS_HANDLER/events', { events: [] })).status).toBe(200);
  });

  it('to what is not there are 404, and by the wrong method 405', async () => {
    const player = await sandbox.signIn();
    expect((await player.call('BANKING/nothing', {})).status).toBe(404);
    expect((await player.call('deposit-status', {})).status).toBe(405);
  });
});
