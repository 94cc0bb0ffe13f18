import { type OpenSandbox, openSandbox, type TestPlayer } from '../testing/openSandbox';

const method = 'p2p_sber';

describe('a peer-to-peer deposit', () => {
  let sandbox: OpenSandbox;
  let player: TestPlayer;
  beforeEach(async () => {
    sandbox = await openSandbox();
    player = await sandbox.signIn({ country: 'ru', currency: 'RUB' });
  });
  afterEach(() => sandbox.close());

  const create = (amount: number) =>
    player.call('deposit-create-p2p', {
      paymentMethod: method,
      amount,
      currency: 'RUB',
      fields: { fullName: 'Ivan Petrov' },
      isActivatedBonus: false,
      selectedCountry: 'ru',
      bank: 'sber',
      checkScore: true,
    });
  const paramsFor = (depositId: string) => ({ depositId, paymentMethod: method });
  const complete = (depositId: string) => player.call('deposit-complete', paramsFor(depositId));
  const cancel = (depositId: string) => player.call('deposit-cancel', paramsFor(depositId));
  const check = () => player.call('deposit-check', { paymentMethod: method, selectedCountry: 'ru' });
  const statusOf = async (depositId: string) =>
    (
      await sandbox.request(`/api/deposit-status?${new URLSearchParams(paramsFor(depositId))}`, {
        headers: { Authorization: `Bearer ${player.token}` },
      })
    ).body.status;
  /** Returns the amount of each credit. */
  async function credits() {
    const { entries } = (await sandbox.ledger(player)) as unknown as {
      entries: { account: string; reason: string; amount: string }[];
    };
    return entries
      .filter(({ account, reason }) => account.startsWith('player:') && reason === 'deposit')
      .map(({ amount }) => amount);
  }

  it.each([
    ['paid first', true],
    ['cancelled first', false],
  ])('accepts only the first of a concurrent payment and cancellation: %s', async (_, isPaidFirst) => {
    const { depositId } = (await create(5000)).body;
    const ends = isPaidFirst ? [complete, cancel] : [cancel, complete];
    const [first, second] = await Promise.all(ends.map((end) => end(depositId)));
    expect(first?.status).toBe(200);
    expect(second?.body.data.code).toBe('banking.depositClosed');
    sandbox.clock.advance(60_000);
    expect(await statusOf(depositId)).toBe(isPaidFirst ? 'PAYED' : 'CANCELED');
    expect(await credits()).toEqual(isPaidFirst ? ['5000'] : []);
  });

  it('can be cancelled repeatedly', async () => {
    const { depositId } = (await create(5000)).body;
    expect((await cancel(depositId)).status).toBe(200);
    expect((await cancel(depositId)).status).toBe(200);
    expect(await check()).toMatchObject({ body: { exists: false } });
  });

  it('is credited once the counterparty sees the money, even after the deadline', async () => {
    const { depositId } = (await create(5000.38)).body;
    await complete(depositId);
    sandbox.clock.advance(14_000);
    expect(await credits()).toEqual([]);
    // The deadline passes meanwhile, but the payer has reported the payment.
    sandbox.clock.advance(15 * 60_000);
    expect(await statusOf(depositId)).toBe('PAYED');
    expect(await credits()).toEqual(['5000.38']);
  });

  it.each([
    [5000.39, true],
    [5000.4, false],
  ])('of the amount %d lacks the card; deposit-check returns it: %s', async (amount, isRepaired) => {
    const { body } = await create(amount);
    expect(body).not.toHaveProperty('card');
    expect(body).not.toHaveProperty('created');
    const found = (await check()).body;
    expect(found.depositId).toBe(body.depositId);
    expect('card' in found && 'timeout_minutes' in found).toBe(isRepaired);
  });

  it('gets a newly encrypted card from deposit-check after one encrypted with another token', async () => {
    const { card } = (await create(5000.41)).body;
    const again = (await check()).body.card;
    expect(Object.keys(card)).toEqual(['encoded']);
    expect(Object.keys(again)).toEqual(['encoded']);
    expect(again.encoded).not.toBe(card.encoded);
  });

  it('rejects a payment after the server has cancelled it', async () => {
    const { depositId } = (await create(5000.35)).body;
    sandbox.clock.advance(60_000);
    expect(await statusOf(depositId)).toBe('AUTO_CANCELED');
    expect((await complete(depositId)).body.data.code).toBe('banking.depositClosed');
  });
});
