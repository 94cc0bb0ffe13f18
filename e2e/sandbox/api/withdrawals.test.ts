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

it('take a balance once, though two tabs ask for all of it at the same time', async () => {
  const player = await sandbox.signIn({ balance: { main: 100 } });
  const answers = await Promise.all([withdraw(player, 100), withdraw(player, 100)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await sandbox.ledger(player)).toMatchObject({ balances: { main: '0' }, isBalanced: true });
});

it('repeat the answer to a key, and refuse the key to another body', async () => {
  const player = await sandbox.signIn({ balance: { main: 100 } });
  const first = await withdraw(player, 30, { key: 'k' });
  expect((await withdraw(player, 30, { key: 'k' })).body).toEqual(first.body);
  expect((await withdraw(player, 40, { key: 'k' })).status).toBe(409);
  expect(await sandbox.ledger(player)).toMatchObject({ balances: { main: '70' } });
});

it('come from the account that they name', async () => {
  const player = await sandbox.signIn({ balance: { main: 100, additional: 50 } });
  await withdraw(player, 40, { accountType: 'additional' });
  expect(await sandbox.ledger(player)).toMatchObject({ balances: { main: '100', additional: '10' } });
});

it('say why they were declined, where the operator knows', async () => {
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

it('can be told in whose name an account is', async () => {
  const player = await sandbox.signIn({ country: 'ng', currency: 'NGN' });
  const ask = (accountNumber: string) =>
    player.call('bank-get', { bankCode: '058', accountNumber, payment_method: 'bank_transfer_nigeria' });
  expect((await ask('0123456789')).body).toEqual({
    bank: { name: 'Guaranty Trust Bank' },
    accountName: expect.stringMatching(/^[A-Z .'-]+$/),
  });
  expect((await ask('0003456789')).body).not.toHaveProperty('accountName');
});
