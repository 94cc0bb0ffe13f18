import { endpoints } from '@paywidget/shared/contract/payments';
import { demoBonuses } from '../sandbox/http/demoBonuses';
import type { NewPlayer } from '../sandbox/operator/newPlayer';
import { type OpenSandbox, openSandbox, type TestPlayer } from '../sandbox/testing/openSandbox';
import type { Options } from './options';
import { rowGroups } from './rows';
import type { Result } from './runRows';
import { indian, indianArguments, tryRows } from './testing/tryRows';

const origin = 'https://casino.example';

describe('the sandbox passes the conformance rows', () => {
  const results: Result[] = [];
  let sandbox: OpenSandbox;
  beforeAll(async () => {
    sandbox = await openSandbox({ allowedOrigins: [origin], variesForms: true });
  });
  afterAll(() => sandbox.close());

  async function tryAs(
    player: TestPlayer,
    args: readonly string[],
    more: Partial<Options> = {},
  ): Promise<Result[]> {
    const common = ['--url', `${sandbox.url}/api`, '--token', player.token, '--allow-payments'];
    const tried = await tryRows([...common, '--timeout', '5', ...args], more);
    results.push(...tried);
    return tried.filter(({ outcome }) => outcome === 'fails');
  }

  const signIn = (country: string, currency: string, more: Partial<NewPlayer> = {}) =>
    sandbox.signIn({ country, currency, ...more });

  it('for a player whose lists contain every kind of method', async () => {
    const player = await sandbox.signIn(indian);
    const { token: second } = await sandbox.signIn(indian);
    const payload = {
      user: player.user,
      bonusList: demoBonuses('INR', sandbox.clock.now()),
      experiments: [{ key: 'list', group: 'group_b' }],
    };
    const socket = `${sandbox.url.replace('http', 'ws')}/api/socket`;
    const args = ['--socket', socket, '--origin', origin, '--second-token', second, ...indianArguments];

    expect(await tryAs(player, args, { payload })).toEqual([]);
    expect(await sandbox.ledger(player)).toMatchObject({ isBalanced: true, creditedTwice: [] });
  }, 60_000);

  it('for a method named with --method', async () => {
    const player = await signIn('ru', 'RUB');
    const named = ['--method', 'p2p_sber', '--field', 'fullName=Ivan Petrov'];
    const args = ['--country', 'ru', '--currency', 'RUB', ...named];
    expect(
      await tryAs(player, [
        ...args,
        '--only',
        'peer-to-peer: a missing form field',
        '--only',
        'peer-to-peer: a field',
        '--only=--method',
      ]),
    ).toEqual([]);
  });

  it('for the sweepstake flow', async () => {
    const player = await signIn('us', 'USD', { widgetViewType: 'sweep' });
    const fields = { accountHolder: 'SAM PLAYER', routingNumber: '021000021', accountNumber: '12345678' };
    const only = ['box:', 'sweepstake', 'v3', 'redemption', 'convert'];
    expect(await tryAs(player, ['--country', 'us', '--sweepstake'], { fields, only })).toEqual([]);
  });

  it('every row passes for at least one player, and row names are unique', () => {
    const names = rowGroups.flatMap(({ createRows }) => createRows().map(({ name }) => name));
    const passed = new Set(results.filter(({ outcome }) => outcome === 'ok').map(({ name }) => name));
    expect(names.filter((name) => !passed.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the rows call every endpoint of the widget', () => {
    const called = new Set(sandbox.requests.list({}).map(({ endpoint }) => endpoint));
    const keys = Object.values(endpoints).map(({ key }) => key);
    expect(keys.filter((key) => !called.has(key))).toEqual([]);
  });
});
