import './page';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { pastFindings } from './findings';
import { readOptions, UsageError } from './options';
import { referenceWork, runTarget } from './runTarget';
import type { Target } from './target';
import { targets } from './targets';

const fixedSeed = 20;
const newSeed = Math.floor(Math.random() * 2 ** 30);

/** Of each target: as many with the fixed seed, and as many with a new one. */
const cases = 500;

describe.each(targets.map((target) => [target.name, target] as const))('%s', (_, target) => {
  it.each([
    ['a fixed seed', fixedSeed],
    ['a new seed', newSeed],
  ])(`keep their rule for cases of %s`, async (_name, seed) => {
    const { findings } = await runTarget(target, { cases, seed });
    // Repeats with: npm run fuzz -- --only '<target>' --seed <seed>
    expect(findings).toEqual([]);
  });
});

it.each(pastFindings)('the finding “$found” has its test', ({ target, file, title }) => {
  expect([...targets.map(({ name }) => name), 'screens', 'load']).toContain(target);
  expect(readFileSync(join(__dirname, '../../..', file), 'utf8')).toContain(title);
});

const targetOf = (check: (one: number) => void): Target => ({
  name: 'x',
  input: '',
  rule: '',
  cases: fc.nat({ max: 1_000 }),
  check: (one) => check(one as number),
});
/** Takes twice the time that a case may take, on a machine of any speed. */
const beSlow = () => {
  for (let time = 0; time < 8; time += 1) referenceWork();
};

describe('a run', () => {
  it.each<[string, string, (one: number) => void]>([
    [
      'throws a foreign error',
      'TypeError',
      (one) => {
        if (one > 500) throw new TypeError('x');
      },
    ],
    ['takes too long', 'SlowCaseError', (one) => one > 990 && beSlow()],
    [
      'changes a prototype',
      'PollutionError',
      (one) => one > 500 && Object.assign(Object.prototype, { polluted: 1 }),
    ],
  ])('finds the smallest case that %s, and its seed', async (_, error, check) => {
    try {
      const { findings, cases: done } = await runTarget(targetOf(check), { cases: 300, seed: 1 });
      expect(done).toBe(300);
      expect(findings).toHaveLength(1);
      expect(findings[0]?.error).toContain(error);
      expect(findings[0]?.seed).toBe(1);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
  });

  it('goes on with the next seed after a finding, and lists each error once', async () => {
    const { findings, seeds } = await runTarget(
      targetOf(() => {
        throw new Error('always');
      }),
      { cases: 2_001, seed: 7 },
    );
    expect(findings).toHaveLength(1);
    expect(seeds).toEqual([7, 9]);
  });
});

it.each([
  [['--cases', '5', '--seed', '3', '--only', 'amounts'], { cases: 5, seed: 3, only: ['amounts'] }],
  [[], { cases: 85_000, seed: 9, only: [] }],
])('reads the arguments %j', (args, expected) => {
  expect(readOptions(args, () => 9)).toEqual(expected);
});

it.each([[['--cases', '0']], [['--cases', 'x']], [['--seed', '-1']]])('refuses the arguments %j', (args) => {
  expect(() => readOptions(args, () => 9)).toThrow(UsageError);
});
