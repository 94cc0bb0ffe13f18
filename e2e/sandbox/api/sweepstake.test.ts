/** @jest-environment node */
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

  it('credits a box with its coins, half of which must be played first', async () => {
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

  it('sells a box at its price only', async () => {
    expect((await buy(310, 1)).status).toBe(400);
    expect((await buy(999, 1)).status).toBe(400);
  });

  it('converts what is redeemable, and no more', async () => {
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
});
