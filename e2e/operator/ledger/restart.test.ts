import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, picpay } from '../sandbox/testing/openSandbox';

describe('a restarted sandbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const databaseFile = join(folder, 'deep', 'sandbox.sqlite');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps tokens, deposits, idempotency keys and scheduled tasks', async () => {
    const first = await openSandbox({ databaseFile });
    const player = await first.signIn();
    const { body } = await player.call('BANKING/deposit-create', picpay(50.12), { key: 'k' });
    await first.close();

    const second = await openSandbox({ databaseFile });
    const headers = { Authorization: `Bearer ${player.token}`, 'Idempotency-Key': 'k' };
    const replay = await second.post('/api/BANKING/deposit-create', picpay(50.12), headers);
    expect(replay.body).toEqual(body);
    second.clock.advance(21_000);
    expect(await second.ledger(player)).toMatchObject({ balances: { main: '5550.12' }, isBalanced: true });
    await second.close();
  });
});
