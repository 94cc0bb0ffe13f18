import { type OpenSandbox, openSandbox, picpay, type TestPlayer } from '../testing/openSandbox';
import type { Push } from './pushBus';

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const deposit = async (player: TestPlayer, amount: number) =>
  (await player.call('BANKING/deposit-create', picpay(amount))).body.depositId;

const statuses = async (player: TestPlayer) =>
  ((await sandbox.ledger(player)).deposits as { status: string }[]).map(({ status }) => status);

test('only the payments of a hurried player get their statuses at once, each status once and in order', async () => {
  const [player, other] = [await sandbox.signIn(), await sandbox.signIn()];
  const pushed: Push[] = [];
  sandbox.operator.pushes.subscribe(player.user.id, (push) => pushed.push(push));
  await deposit(player, 50.37);
  await deposit(other, 50.1);

  await sandbox.post('/sandbox/hurry', { player: player.token });
  expect(await statuses(player)).toEqual(['CANCELED']);
  expect(await statuses(other)).toEqual(['NEW']);
  sandbox.clock.advance(60_000);
  expect(pushed.map(({ data }) => 'status' in data && data.status)).toEqual([3, 2]);
  expect(await statuses(other)).toEqual(['PAYED']);
});

test('a deadline is not hurried', async () => {
  const player = await sandbox.signIn();
  await deposit(player, 50.36);
  await sandbox.post('/sandbox/hurry', { player: player.token });
  expect(await statuses(player)).toEqual(['NEW']);
});

test('without a player, it hurries the players that were created with the same scope', async () => {
  const signUp = async (scope: string) => {
    const { body } = await sandbox.post(
      '/sandbox/players',
      { country: 'br', currency: 'BRL' },
      { 'X-Sandbox-Scope': scope },
    );
    return body as unknown as TestPlayer;
  };
  const players = [await signUp('one'), await signUp('two')];
  for (const { token } of players)
    await sandbox.post('/api/BANKING/deposit-create', picpay(50.1), {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': token,
    });
  await sandbox.post('/sandbox/hurry', {}, { 'X-Sandbox-Scope': 'one' });
  expect(await Promise.all(players.map(statuses))).toEqual([['PAYED'], ['NEW']]);
});
