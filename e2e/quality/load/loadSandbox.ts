import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startSandbox } from '@paywidget/operator/sandbox';
import type { Log, Part } from './part';
import { newPlayer, type SignedUp } from './players';

/** Players who call at the same time. */
const playerCount = 100;

/** Rounds of calls per player. The heap is compared after the second third and at the end: the first third fills caches. */
const rounds = 60;

/** By how much the heap of the process may grow in the last third, in bytes. */
const heapBound = 4_000_000;

const collectGarbage = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

function heapUsed(): number {
  for (let time = 0; time < 3; time += 1) collectGarbage();
  return process.memoryUsage().heapUsed;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Many players call the operator's API of the sandbox at the same time: lists, forms, a deposit each, and its status. */
export async function loadSandbox(log: Log): Promise<Part> {
  const sandbox = await startSandbox();
  const times: number[] = [];
  let errors = 0;
  let keys = 0;

  async function call(
    player: SignedUp,
    endpoint: string,
    payload: object,
    isKeyed = false,
  ): Promise<Record<string, unknown>> {
    const start = performance.now();
    keys += 1;
    const response = await fetch(`${sandbox.url}/api/${endpoint}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${player.token}`,
        ...(isKeyed && { 'Idempotency-Key': `key-${keys}` }),
      },
      body: JSON.stringify(payload),
    });
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    times.push(performance.now() - start);
    if (!response.ok) errors += 1;
    return body;
  }

  async function status(player: SignedUp, depositId: unknown) {
    const start = performance.now();
    const query = new URLSearchParams({ depositId: String(depositId), paymentMethod: 'mifinity' });
    const response = await fetch(`${sandbox.url}/api/deposit-status?${query}`, {
      headers: { Authorization: `Bearer ${player.token}` },
    });
    await response.text();
    times.push(performance.now() - start);
    if (!response.ok) errors += 1;
  }

  async function play(player: SignedUp, round: number, deposits: Map<string, unknown>) {
    const currency = { code: 'EUR', type: 'fiat' };
    await call(player, 'BANKING/methods-payment-v5', { country: 'nl', currency });
    if (round === 0) {
      const { depositId } = await call(
        player,
        'BANKING/deposit-create',
        {
          currency: 'EUR',
          amount: 25.1,
          paymentType: 'mifinity',
          fields: {},
          isActivatedBonus: false,
          selectedCountry: 'nl',
          returnUrl: `${sandbox.url}/paywidget/form?returned=1`,
        },
        true,
      );
      deposits.set(player.id, depositId);
    }
    await status(player, deposits.get(player.id));
    await status(player, deposits.get(player.id));
  }

  try {
    const players = Array.from({ length: playerCount }, (_, index) => newPlayer(sandbox, `Player ${index}`));
    const deposits = new Map<string, unknown>();
    const heaps: number[] = [];
    const start = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(players.map((player) => play(player, round, deposits)));
      if ((round + 1) % (rounds / 3) !== 0) continue;
      heaps.push(heapUsed());
      log(`sandbox: round ${round + 1}, ${times.length} answers, ${(heapUsed() / 1e6).toFixed(1)} MB`);
    }
    const seconds = (performance.now() - start) / 1000;
    const sorted = [...times].sort((a, b) => a - b);
    const credited = players.filter(({ id }) => sandbox.operator.deposits.ofPlayer(id).length === 1).length;
    const [, before = 0, after = 0] = heaps;
    return {
      title: 'The sandbox',
      text: `${playerCount} players call its API at the same time, ${rounds} times each: the list of methods, one deposit, its status. Caller and sandbox share one process. Bounds: no error, one deposit for each player, and the heap after garbage collection grows by at most ${heapBound / 1e6} MB in the last third.`,
      head: [
        'answers',
        'per second',
        'half within',
        '99 % within',
        'errors',
        'deposits',
        'heap after ⅓, ⅔, all',
      ],
      rows: [
        [
          String(times.length),
          (times.length / seconds).toFixed(0),
          `${percentile(sorted, 0.5).toFixed(0)} ms`,
          `${percentile(sorted, 0.99).toFixed(0)} ms`,
          String(errors),
          String(credited),
          heaps.map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`).join(', '),
        ],
      ],
      broken: [
        ...(errors > 0 ? [`${errors} errors`] : []),
        ...(credited < playerCount ? [`${playerCount - credited} players without exactly one deposit`] : []),
        ...(after - before > heapBound ? [`the heap grew by ${after - before} bytes`] : []),
      ],
    };
  } finally {
    await sandbox.close();
  }
}
