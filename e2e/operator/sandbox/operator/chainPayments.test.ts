import { type OpenSandbox, openSandbox, type TestPlayer } from '../testing/openSandbox';

let sandbox: OpenSandbox;
let player: TestPlayer;
beforeEach(async () => {
  sandbox = await openSandbox();
  player = await sandbox.signIn({ country: 'de', currency: 'USD' });
});
afterEach(() => sandbox.close());

async function addressOf(paymentType: string, network: string): Promise<string> {
  const request = {
    paymentType,
    currency: paymentType.toUpperCase(),
    isNewFlow: true,
    fields: { network },
    isActivatedBonus: false,
    selectedCountry: 'de',
  };
  return (await player.call('BANKING/deposit-create', request)).body.depositId;
}
const send = (depositId: string, payment: Record<string, unknown>) =>
  sandbox.post(`/sandbox/deposits/${depositId}/transaction`, payment);

function recordPushes() {
  const pushed: Record<string, unknown>[] = [];
  sandbox.operator.pushes.subscribe(player.user.id, ({ data }) => void pushed.push({ ...data }));
  return pushed;
}

it.each([
  ['usdt', 'BEP20', 'BINANCE_SMART_CHAIN', 32_000],
  ['btc', 'BTC', 'BITCOIN', 3_000_000],
  ['eth', 'ERC20', 'ETHEREUM', 192_000],
  ['ltc', 'LTC', 'LITECOIN', 750_000],
  ['ton', 'TON', 'TON', 16_000],
  ['trx', 'TRC20', 'TRON', 60_000],
])('%s over %s is confirmed on %s after %i ms and then credited', async (coin, network, blockchain, ms) => {
  const depositId = await addressOf(coin, network);
  const pushed = recordPushes();
  await send(depositId, { amount: '1000.12345678', speed: 1 });
  expect(pushed).toMatchObject([{ depositId, blockchain, amount: '1000.12345678', status: 0 }]);
  sandbox.clock.advance(ms - 1);
  expect(pushed).toHaveLength(1);
  sandbox.clock.advance(1);
  expect(pushed[1]).toMatchObject({ depositId, status: 3 });
  sandbox.clock.advance(1500);
  expect(pushed[2]).toMatchObject({ depositId, status: 1 });
  expect(await sandbox.ledger(player)).toMatchObject({ isBalanced: true, creditedTwice: [] });
});

it('divides the confirmation time by the requested speed', async () => {
  const pushed = recordPushes();
  await send(await addressOf('btc', 'BTC'), { amount: '0.01', speed: 1000 });
  sandbox.clock.advance(3000);
  expect(pushed.map(({ status }) => status)).toEqual([0, 3]);
});

it.each([
  ['is declined', { amount: '20', isDeclined: true }],
  ['is worth less than the minimum', { amount: '4.99999999' }],
])('does not credit a payment that %s', async (_, payment) => {
  const pushed = recordPushes();
  await send(await addressOf('usdt', 'TRC20'), payment);
  sandbox.clock.advance(15_000);
  expect(pushed.map(({ status }) => status)).toEqual([0, 2]);
  expect((await sandbox.ledger(player)).balances).toMatchObject({ main: '1000' });
});

it('credits every payment to one address and pushes each under the deposit id of the address', async () => {
  const depositId = await addressOf('usdt', 'TRC20');
  const pushed = recordPushes();
  await send(depositId, { amount: '20' });
  await send(depositId, { amount: '7.00000001', confirmedAfterMs: 20_000 });
  sandbox.clock.advance(20_000);
  expect(pushed.map((push) => [push.depositId, push.status])).toEqual([
    [depositId, 0],
    [depositId, 0],
    [depositId, 1],
    [depositId, 1],
  ]);
  expect(await sandbox.ledger(player)).toMatchObject({
    balances: { main: '1027' },
    isBalanced: true,
    creditedTwice: [],
  });
});

test('a push has the amount in the coin, and what is credited in the account currency', async () => {
  player = await sandbox.signIn({ country: 'de', currency: 'EUR' });
  const depositId = await addressOf('btc', 'BTC');
  const pushed = recordPushes();
  await send(depositId, { amount: '0.01' });
  sandbox.clock.advance(15_000);
  const sent = { amount: '0.01', cryptoCurrency: 'BTC', finalAmount: '900', currency: 'EUR' };
  expect(pushed).toMatchObject([
    { ...sent, status: 0 },
    { ...sent, status: 1 },
  ]);
  expect((await sandbox.ledger(player)).entries).toContainEqual(
    expect.objectContaining({ currency: 'EUR', amount: '900', reason: 'deposit' }),
  );
});

test('the minimum is sent in the account currency', async () => {
  player = await sandbox.signIn({ country: 'kz', currency: 'KZT' });
  const request = { country: 'kz', currency: { code: 'KZT', type: 'fiat' } };
  const { body } = await player.call('BANKING/methods-payment-v5', request);
  expect(body.methods.find(({ name }) => name === 'usdt')?.network).toContainEqual({
    name: 'TRC-20',
    code: 'TRC20',
    minDeposit: 2600,
  });
});

it('returns 400 for a deposit id that is not a crypto address', async () => {
  expect(await send('nothing', { amount: '1' })).toMatchObject({ status: 400 });
});
