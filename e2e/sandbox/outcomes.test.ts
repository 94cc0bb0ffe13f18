import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { outcomeOf, outcomes } from './outcomes';

describe('test amounts', () => {
  it.each([
    [100.11, false, 'declined'],
    [5000.14, false, 'lostAnswer'],
    [12.2, false, 'unauthorized'],
    [0.00100011, true, 'declined'],
    [1e-7, true, 'approvedAtOnce'],
    [12.11, true, 'usual'],
    [50, false, 'usual'],
  ])('%d (coin: %s) is %s', (amount, isCrypto, name) => {
    expect(outcomeOf(amount, isCrypto).name).toBe(name);
  });

  it('leaves whole amounts, such as chips, alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        (amount) => outcomeOf(amount, false).name === 'usual',
      ),
    );
  });

  it('has each code and each name once', () => {
    expect(new Set(outcomes.map(({ code }) => code)).size).toBe(outcomes.length);
    expect(new Set(outcomes.map(({ name }) => name)).size).toBe(outcomes.length);
  });
});

it('is documented row by row', () => {
  const page = readFileSync(new URL('../../docs/SANDBOX.md', import.meta.url), 'utf8');
  for (const { code, name, does } of outcomes) expect(page).toContain(`| \`.${code}\` | ${name} | ${does} |`);
});
