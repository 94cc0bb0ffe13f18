import { type OpenSandbox, openSandbox, picpay } from '../testing/openSandbox';

describe('request validation', () => {
  let sandbox: OpenSandbox;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());

  it.each([
    ['an unknown field', picpay(50, { colour: 'red' }), 'colour'],
    ['an unknown nested field', picpay(50, { metadata: { isFromChip: true, x: 1 } }), 'metadata.x'],
    ['text instead of a number', picpay(50, { amount: '50' }), 'amount'],
    ['a missing amount', picpay(50, { amount: undefined }), 'amount'],
    [
      'a field that the method lacks',
      picpay(50, { fields: { cpf: '52998224725', shoe: '1' } }),
      'fields.shoe',
    ],
    ['a missing method field', picpay(50, { fields: {} }), 'fields.cpf'],
    ['an amount above the maximum', picpay(1_000_000), 'amount'],
    ['an unknown method', picpay(50, { paymentType: 'nope' }), 'paymentType'],
  ])('returns 400 with the path for %s', async (_, payload, path) => {
    const player = await sandbox.signIn();
    const { status, body } = await player.call('BANKING/deposit-create', payload);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ path });
    expect((await sandbox.ledger(player)).deposits).toHaveLength(0);
  });

  it('returns 400 for a missing idempotency key and for one where none is allowed', async () => {
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

  it('returns 401 for an expired token, except for metrics', async () => {
    const player = await sandbox.signIn({ tokenLifetime: 60 });
    const balance = () => player.call('BANKING/sweepstake-balance-get', {});
    expect((await balance()).status).toBe(200);
    sandbox.clock.advance(61_000);
    expect((await balance()).status).toBe(401);
    expect((await player.call('METRIC_EVENTS_HANDLER/events', { events: [] })).status).toBe(200);
  });

  it('returns 404 for an unknown endpoint and 405 for the wrong HTTP method', async () => {
    const player = await sandbox.signIn();
    expect((await player.call('BANKING/nothing', {})).status).toBe(404);
    expect((await player.call('deposit-status', {})).status).toBe(405);
  });
});
