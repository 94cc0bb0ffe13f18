import { compare, isWhole, subtract } from '@paywidget/shared/money';
import fc from 'fast-check';
import { prefillFor } from './prefill';

const limits = { min: '10', max: '500' };
const lowest = () => 0;
const highest = () => 0.999999;

test.each([
  ['the prefilled amount', { prefilled: '50', limits, random: lowest }, '50'],
  ['the minimum without a prefilled amount', { limits, random: lowest }, '10'],
  [
    'the minimum if the prefilled amount is outside the limits',
    { prefilled: '501', limits, random: lowest },
    '10',
  ],
  [
    'the minimum plus 1 for the lowest random number',
    { limits, randomizesMinimum: true, random: lowest },
    '11',
  ],
  [
    'the minimum plus 9 for the highest random number',
    { limits, randomizesMinimum: true, random: highest },
    '19',
  ],
  [
    'the minimum plus 9 without a maximum',
    { limits: { min: '1' }, randomizesMinimum: true, random: highest },
    '10',
  ],
  [
    'a randomized amount if the prefilled amount is the minimum',
    { prefilled: '10.0', limits, randomizesMinimum: true, random: lowest },
    '11',
  ],
  [
    'the prefilled amount unchanged if it exceeds the minimum',
    { prefilled: '50', limits, randomizesMinimum: true, random: highest },
    '50',
  ],
  [
    'at most the maximum',
    { limits: { min: '10', max: '12.5' }, randomizesMinimum: true, random: highest },
    '12',
  ],
  [
    'the minimum if the maximum is less than 1 above it',
    { limits: { min: '10', max: '10.5' }, randomizesMinimum: true, random: highest },
    '10',
  ],
])('returns %s', (_, given, amount) => {
  expect(prefillFor(given)).toBe(amount);
});

test('adds a whole number up to 9 to a randomized minimum and stays within the limits', () => {
  const cents = fc.integer({ min: 1, max: 100_000 }).map((value) => (value / 100).toFixed(2));
  const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(cents, cents, fraction, (a, b, value) => {
      const [min = a, max = b] = [a, b].sort(compare);
      const amount = prefillFor({ limits: { min, max }, randomizesMinimum: true, random: () => value });
      const added = subtract(amount, min);
      expect(isWhole(added)).toBe(true);
      expect(compare(added, '9')).toBeLessThanOrEqual(0);
      expect(compare(amount, max)).toBeLessThanOrEqual(0);
    }),
  );
});
