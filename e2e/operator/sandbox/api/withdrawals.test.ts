import type { Push } from '../operator/pushBus';
import { type OpenSandbox, openSandbox, type TestPlayer } from '../testing/openSandbox';

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const withdraw = (player: TestPlayer, amount: number, more: { key?: string; accountType?: string } = {}) =>
  player.call(
    'BANKING/withdrawal-create',
    {
      amount,
      currency: 'BRL',
      paymentType: 'picpay',
      fields: { cpf: '52998224725', phone: '+5511987654321' },
      accountType: more.accountType ?? 'main',
    },
    { key: more.key },
  );

describe('withdrawals', () => {
  it('accepts one of two concurrent withdrawals of the whole balance', async () => {
    const player = await sandbox.signIn({ balance: { main: 100 } });
    const responses = await Promise.all([withdraw(player, 100), withdraw(player, 100)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await sandbox.ledger(player)).toMatchObject({ balances: { main: '0' }, isBalanced: true });
  });

  it('debits the balance at once and rejects a withdrawal above it', async () => {
    const player = await sandbox.signIn({ balance: { main: 100 } });
    expect((await withdraw(player, 70)).status).toBe(200);
    expect(await withdraw(player, 70)).toMatchObject({
      status: 400,
      body: { data: { code: 'banking.insufficientFunds' } },
    });
    expect(await sandbox.ledger(player)).toMatchObject({ balances: { main: '30' }, isBalanced: true });
  });

  it('refunds a declined withdrawal', async () => {
    const player = await sandbox.signIn({ balance: { main: 100 } });
    await withdraw(player, 50.11);
    expect((await sandbox.ledger(player)).balances).toMatchObject({ main: '49.89' });
    sandbox.clock.advance(2000);
    expect(await sandbox.ledger(player)).toMatchObject({ balances: { main: '100' }, isBalanced: true });
  });

  it('replays the response of an idempotency key and returns 409 for the key with another body', async () => {
    const player = await sandbox.signIn({ balance: { main: 100 } });
    const first = await withdraw(player, 30, { key: 'k' });
    expect((await withdraw(player, 30, { key: 'k' })).body).toEqual(first.body);
    expect((await withdraw(player, 40, { key: 'k' })).status).toBe(409);
    expect(await sandbox.ledger(player)).toMatchObject({ balances: { main: '70' } });
  });

  it('debits the requested account', async () => {
    const player = await sandbox.signIn({ balance: { main: 100, additional: 50 } });
    await withdraw(player, 40, { accountType: 'additional' });
    expect(await sandbox.ledger(player)).toMatchObject({ balances: { main: '100', additional: '10' } });
  });

  it('pushes the reason of a declined withdrawal if the operator knows it', async () => {
    const player = await sandbox.signIn({ balance: { main: 1000 } });
    const pushed: Push[] = [];
    sandbox.operator.pushes.subscribe(player.user.id, (push) => pushed.push(push));
    await withdraw(player, 50.11);
    await withdraw(player, 50.24);
    sandbox.clock.advance(6000);
    expect(pushed.map(({ data }) => ('message' in data ? data.message : undefined))).toEqual([
      'The receiving bank has closed this account',
      undefined,
    ]);
  });

  it('returns the bank and the account holder’s name from bank-get', async () => {
    const player = await sandbox.signIn({ country: 'ng', currency: 'NGN' });
    const getBank = (accountNumber: string) =>
      player.call('bank-get', { bankCode: '058', accountNumber, payment_method: 'bank_transfer_nigeria' });
    expect((await getBank('0123456789')).body).toEqual({
      bank: { name: 'Guaranty Trust Bank' },
      accountName: expect.stringMatching(/^[A-Z .'-]+$/),
    });
    expect((await getBank('0003456789')).body).not.toHaveProperty('accountName');
  });
});
