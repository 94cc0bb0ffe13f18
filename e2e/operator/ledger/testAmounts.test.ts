import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { outcomeForAmount, outcomes } from './testAmounts';

describe('outcomeForAmount', () => {
  it.each([
    [100.11, false, 'declined'],
    [5000.14, false, 'lostAnswer'],
    [12.2, false, 'unauthorized'],
    [0.00100011, true, 'declined'],
    [1e-7, true, 'approvedAtOnce'],
    [12.11, true, 'usual'],
    [50, false, 'usual'],
  ])('maps the amount %d (crypto: %s) to the outcome %s', (amount, isCrypto, name) => {
    expect(outcomeForAmount(amount, isCrypto).name).toBe(name);
  });

  it('returns the usual outcome for every whole amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        (amount) => outcomeForAmount(amount, false).name === 'usual',
      ),
    );
  });

  it('has unique codes and unique names', () => {
    expect(new Set(outcomes.map(({ code }) => code)).size).toBe(outcomes.length);
    expect(new Set(outcomes.map(({ name }) => name)).size).toBe(outcomes.length);
  });
});

it('lists every outcome in docs/guides/sandbox.md', () => {
  const page = readFileSync(new URL('../../../docs/guides/sandbox.md', import.meta.url), 'utf8');
  for (const { code, name, does } of outcomes) expect(page).toContain(`| \`.${code}\` | ${name} | ${does} |`);
});
