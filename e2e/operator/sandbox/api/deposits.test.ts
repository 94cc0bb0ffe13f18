import { createDecipheriv, hkdfSync } from 'node:crypto';
import { type OpenSandbox, openSandbox, picpay, type TestPlayer } from '../testing/openSandbox';

describe('deposits', () => {
  let sandbox: OpenSandbox;
  let player: TestPlayer;
  beforeEach(async () => {
    sandbox = await openSandbox();
    player = await sandbox.signIn();
  });
  afterEach(() => sandbox.close());

  const create = (payload: unknown) => player.call('BANKING/deposit-create', payload);
  const statusOf = async (depositId: string, paymentMethod = 'picpay') =>
    (
      await sandbox.request(`/api/deposit-status?${new URLSearchParams({ depositId, paymentMethod })}`, {
        headers: { Authorization: `Bearer ${player.token}` },
      })
    ).body.status;
  const decide = (depositId: string, decision: string) =>
    fetch(`${sandbox.url}/provider/pay/${depositId}/decision`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision }),
    });

  test('a deposit that the payer reported as paid cannot be cancelled, whatever its kind', async () => {
    // The amount is answered with a unified form.
    const { depositId } = (await create(picpay(50.36))).body;
    const params = { depositId, paymentType: 'picpay' };
    expect((await player.call('BANKING/deposit-complete', { ...params, fields: {} })).status).toBe(200);
    const refused = await player.call('deposit-cancel', { depositId, paymentMethod: 'picpay' });
    expect(refused).toMatchObject({ status: 400, body: { data: { code: 'banking.depositClosed' } } });
    sandbox.clock.advance(5000);
    expect(await statusOf(depositId)).toBe(1);
  });

  it('redirects to the provider and credits the deposit after the approval', async () => {
    const returnUrl = `${sandbox.url}/paywidget/deposit/complete`;
    const { depositId, apiResponse } = (await create(picpay(50, { returnUrl }))).body;
    expect(apiResponse.source).toBe(`${sandbox.url}/provider/pay/${depositId}`);
    expect(await (await fetch(apiResponse.source)).text()).toContain('50 BRL');

    const returned = await decide(depositId, 'approve');
    expect(returned.headers.get('location')).toBe(`${returnUrl}?depositId=${depositId}&status=processed`);
    expect(await statusOf(depositId)).toBe(0);
    sandbox.clock.advance(1000);
    expect(await statusOf(depositId)).toBe(1);
    expect(await sandbox.ledger(player)).toMatchObject({
      balances: { main: '5550' },
      isBalanced: true,
      creditedTwice: [],
    });
  });

  it.each([
    ['decline', 50, 'mistaked', 2],
    ['leave', 50, 'waiting', 0],
    ['approve', 50.24, 'mistaked', 2],
  ])(
    'returns from the provider decision %s of amount %d with status %s and credits nothing',
    async (decision, amount, status, code) => {
      const { depositId } = (await create(picpay(amount, { returnUrl: `${sandbox.url}/back` }))).body;
      expect((await decide(depositId, decision)).headers.get('location')).toContain(`status=${status}`);
      sandbox.clock.advance(1000);
      expect(await statusOf(depositId)).toBe(code);
      expect((await sandbox.ledger(player)).balances).toMatchObject({ main: '5500' });
    },
  );

  it('credits a deposit once if the payer approves it twice', async () => {
    const { depositId } = (await create(picpay(50))).body;
    await decide(depositId, 'approve');
    await decide(depositId, 'approve');
    sandbox.clock.advance(5000);
    expect((await sandbox.ledger(player)).balances).toMatchObject({ main: '5550' });
  });

  it.each([
    ['kz', 'ru', 200],
    ['ru', 'ru', 200],
    ['ru', 'kz', 400],
    ['kz', 'kz', 400],
  ])(
    'applies the minimum of the requested region, for a player of %s who requests %s',
    async (country, selectedCountry, status) => {
      const visitor = await sandbox.signIn({ country, currency: 'RUB' });
      // The minimum is 500 roubles in Russia and 1000 elsewhere.
      const payload = { ...picpay(600), paymentType: 'sbp', currency: 'RUB', fields: {}, selectedCountry };
      expect((await visitor.call('BANKING/deposit-create', payload)).status).toBe(status);
    },
  );

  it('requires more fields and continues the same deposit with them', async () => {
    const first = await create(picpay(50.15));
    expect(first.body).toMatchObject({ apiResponse: { isFieldsRequired: true } });
    const { depositId } = first.body;
    const fields = { cpf: '52998224725', documentNumber: 'AB123456', city: 'Recife' };
    const second = await create(picpay(50.15, { depositId, fields }));
    expect(second.body).toMatchObject({ depositId, apiResponse: { method: 'GET' } });
    expect((await sandbox.ledger(player)).deposits).toHaveLength(1);
  });

  it('credits the amount of the last request and rejects further requests once paid', async () => {
    const { depositId } = (await create(picpay(50.15))).body;
    const fields = { cpf: '52998224725', documentNumber: 'AB123456', city: 'Recife' };
    await create(picpay(70, { depositId, fields }));
    await decide(depositId, 'approve');
    sandbox.clock.advance(5000);
    expect((await sandbox.ledger(player)).balances).toMatchObject({ main: '5570' });
    const late = await create(picpay(90, { depositId, fields }));
    expect(late).toMatchObject({ status: 400, body: { data: { code: 'banking.depositClosed' } } });
  });

  it.each([
    [50.16, { captchaBypass: true }, 200],
    [50.16, { geetestCaptchaOutput: 'x' }, 200],
    [50.32, { captchaBypass: true }, 400],
    [50.32, { captchaResponse: 'x' }, 200],
  ])('requires a captcha for the amount %d: %j gets status %d', async (amount, captcha, status) => {
    expect((await create(picpay(amount))).body.message).toBe('captcha_required');
    expect((await create(picpay(amount, captcha))).status).toBe(status);
  });

  it.each([
    [50.13, 500, undefined],
    [50.18, 400, 'banking.merchantClientError'],
    [50.2, 401, undefined],
    [50.25, 400, 'banking.unfamiliarRefusal'],
  ])('rejects the amount %d with status %d and creates nothing', async (amount, status, code) => {
    const response = await create(picpay(amount));
    expect(response.status).toBe(status);
    expect(response.body.data.code).toBe(code);
    expect((await sandbox.ledger(player)).deposits).toHaveLength(0);
  });

  it('pushes status changes, except for the silent test amount', async () => {
    const pushed: unknown[] = [];
    sandbox.operator.pushes.subscribe(player.user.id, (push) => pushed.push(push));
    const { depositId } = (await create(picpay(50.12))).body;
    await create(picpay(50.27));
    sandbox.clock.advance(30_000);
    expect(pushed).toMatchObject([
      { event: 'deposit.status', data: { depositId, status: 3 } },
      { event: 'deposit.status', data: { depositId, status: 1, amount: '50.12' } },
    ]);
  });

  it('returns the create response from deposit-check while the deposit is open', async () => {
    const request = { paymentMethod: 'picpay', selectedCountry: 'BR' };
    expect((await player.call('deposit-check', request)).body).toEqual({ exists: false });
    const { body } = await create(picpay(50));
    expect((await player.call('deposit-check', request)).body).toEqual({ ...body, exists: true });
    await decide(body.depositId, 'decline');
    sandbox.clock.advance(1000);
    expect((await player.call('deposit-check', request)).body).toEqual({ exists: false });
  });

  it('encrypts the peer-to-peer card with the caller’s token and expires the deposit after 15 minutes', async () => {
    player = await sandbox.signIn({ country: 'ru', currency: 'RUB' });
    const payload = {
      paymentMethod: 'p2p_sber',
      amount: 5000,
      currency: 'RUB',
      fields: { fullName: 'Ivan Petrov' },
      isActivatedBonus: false,
      selectedCountry: 'ru',
    };
    const { body, status } = await player.call('deposit-create-p2p', payload);
    expect(status).toBe(200);
    const { depositId, card } = body;
    const encrypted = Buffer.from(card.encoded, 'base64');
    const key = Buffer.from(hkdfSync('sha256', player.token, depositId, 'paywidget/p2p-card', 32));
    const cipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, 12)).setAuthTag(
      encrypted.subarray(-16),
    );
    const decrypted = JSON.parse(`${cipher.update(encrypted.subarray(12, -16))}${cipher.final()}`);
    expect(decrypted).toMatchObject({ number: expect.stringMatching(/^2202\d{12}$/) });

    expect(await statusOf(depositId, 'p2p_sber')).toBe('NEW');
    sandbox.clock.advance(15 * 60 * 1000);
    expect(await statusOf(depositId, 'p2p_sber')).toBe('AUTO_CANCELED');
    const late = await player.call('deposit-complete', { depositId, paymentMethod: 'p2p_sber' });
    expect(late.status).toBe(400);
  });

  it('keeps one crypto address and credits the coins that it receives', async () => {
    player = await sandbox.signIn({ country: 'de', currency: 'EUR' });
    const { body: list } = await player.call('BANKING/methods-payment-v5', {
      country: 'de',
      currency: { code: 'EUR', type: 'fiat' },
    });
    const coin = list.methods.find(
      ({ category, currency }) => category === 'crypto' && currency?.includes('BTC'),
    );
    const payload = {
      paymentType: coin?.name,
      currency: 'BTC',
      isNewFlow: true,
      fields: { network: coin?.network?.[0]?.code },
      isActivatedBonus: false,
      selectedCountry: 'de',
    };
    const { body } = await create(payload);
    expect(body.data.depositAddress).toMatch(/^bc1q/);
    expect((await create(payload)).body).toEqual(body);
    await sandbox.post(`/sandbox/deposits/${body.depositId}/transaction`, {
      amount: '0.001',
      confirmedAfterMs: 5000,
    });
    sandbox.clock.advance(6000);
    expect((await sandbox.ledger(player)).balances).toMatchObject({ main: '990' });
  });
});
