import { type OpenSandbox, openSandbox, type TestPlayer } from '../testing/openSandbox';

describe('sweepstake', () => {
  let sandbox: OpenSandbox;
  let player: TestPlayer;
  beforeEach(async () => {
    sandbox = await openSandbox();
    player = await sandbox.signIn({ country: 'us', currency: 'USD', widgetViewType: 'sweep' });
  });
  afterEach(() => sandbox.close());

  const buy = (boxId: number, amount: number) =>
    player.call('BANKING/deposit-create-sweepstake', {
      boxId,
      amount,
      paymentType: 'sweep_skrill',
      currency: 'USD',
      fields: {},
      isActivatedBonus: false,
      selectedCountry: 'us',
    });

  it('credits the coins of a box, half of which must be played before redemption', async () => {
    expect((await buy(310, 1.1)).status).toBe(200);
    sandbox.clock.advance(2000);
    expect((await player.call('BANKING/sweepstake-balance-get', {})).body).toEqual([
      { currency: 'SC', balance: '121' },
      { currency: 'GC', balance: '60000' },
    ]);
    const { body } = await player.call('BANKING/sweepstake-recoup-sum', { currency: 'SC' });
    expect(body.data).toEqual({ status: 'active', amount: '0.5' });
    expect(await sandbox.ledger(player)).toMatchObject({ isBalanced: true });
  });

  it('rejects a box at another price and an unknown box', async () => {
    expect((await buy(310, 1)).status).toBe(400);
    expect((await buy(999, 1)).status).toBe(400);
  });

  it('redeems up to the redeemable balance', async () => {
    const redeem = (amount: number) =>
      player.call('BANKING/withdrawal-create', {
        amount,
        currency: 'SC',
        toCurrency: 'USDT',
        paymentType: 'redeem_usdt',
        fields: { walletAddress: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', network: 'TRC20' },
        accountType: 'main',
      });
    const first = await redeem(100);
    expect(first.body).toMatchObject({ withdrawalId: expect.any(String) });
    expect((await redeem(100)).body.data.code).toBe('banking.insufficientFunds');
    expect((await sandbox.ledger(player)).balances).toMatchObject({ coins: { SC: '20' } });
  });

  it('lists boxes in both formats, priced in the requested currency', async () => {
    const boxesFor = async (currency: string) =>
      (await player.call('BANKING/sweepstake-boxes', { currency })).body as unknown as {
        boxes: Record<string, unknown>[];
      }[];
    const [starter, popular] = await boxesFor('USD');
    expect(starter?.boxes[0]).toEqual({
      boxId: 101,
      gcAmount: 20_000,
      scAmount: 2,
      price: 1.99,
      priceCurrencyCode: 'USD',
    });
    expect(popular?.boxes[0]).toEqual({
      boxId: 201,
      price: 29.99,
      priceCurrencyCode: 'USD',
      currenciesList: { free: { amount: 320_000 }, main: { amount: 34 } },
    });
    expect((await boxesFor('CAD'))[0]?.boxes[0]).toMatchObject({ boxId: 1101, price: 2.79 });
    expect(await boxesFor('SC')).toEqual(await boxesFor('USD'));
    expect(await boxesFor('EUR')).toEqual([]);
  });

  it('adds coins to the redeemable balance once they have been played', async () => {
    await buy(310, 1.1);
    sandbox.clock.advance(2000);
    expect((await sandbox.ledger(player)).balances).toMatchObject({ redeemable: '120.5' });
    await sandbox.post('/sandbox/play', { player: player.token, amount: 0.3 });
    const { body } = await player.call('BANKING/sweepstake-recoup-sum', { currency: 'SC' });
    expect(body.data).toEqual({ status: 'active', amount: '0.2' });
    expect(await sandbox.ledger(player)).toMatchObject({
      isBalanced: true,
      balances: { redeemable: '120.8', coins: { SC: '121' } },
    });
  });

  it('issues a crypto address for each box, whose minimum deposit is the price', async () => {
    const address = (boxId: number) =>
      player.call('BANKING/deposit-create-sweepstake', {
        boxId,
        isNewFlow: true,
        paymentType: 'sweep_usdt',
        currency: 'USDT',
        fields: { network: 'TRC20' },
        isActivatedBonus: false,
        selectedCountry: 'us',
      });
    const first = (await address(102)).body;
    expect(first.data).toMatchObject({ minDepositValue: '4.99' });
    expect((await address(102)).body.depositId).toBe(first.depositId);
    expect((await address(103)).body.data.depositAddress).not.toBe(first.data.depositAddress);

    const send = (amount: string) =>
      sandbox.post(`/sandbox/deposits/${first.depositId}/transaction`, { amount });
    await send('4.5');
    sandbox.clock.advance(15_000);
    expect((await sandbox.ledger(player)).balances).toMatchObject({ coins: { SC: '120' } });
    await send('4.99');
    sandbox.clock.advance(15_000);
    expect((await sandbox.ledger(player)).balances).toMatchObject({ coins: { GC: '100000', SC: '125.5' } });
  });
});
