import { add, compare } from '@paywidget/shared/money';
import * as fc from 'fast-check';
import { payoutOf } from './fee';

it.each([
  ['no fee', undefined, '100', { arrives: '100' }],
  ['a fee of nothing', { percent: '0', fixed: '0' }, '100', { arrives: '100' }],
  ['a part', { percent: '1.5' }, '100', { fee: '1.5', arrives: '98.5' }],
  ['a sum', { fixed: '2' }, '100', { fee: '2', arrives: '98' }],
  ['both, rounded up', { percent: '1.5', fixed: '0.3' }, '33.33', { fee: '0.8', arrives: '32.53' }],
  ['a fee that would pay the player', { fixed: '-5' }, '100', { arrives: '100' }],
  ['more than there is', { fixed: '20' }, '10', { fee: '10', arrives: '0' }],
])('reckons %s', (_, fee, amount, expected) => {
  expect(payoutOf({ fee }, amount, 'USD')).toEqual(expected);
});

it('loses nothing: fee and what arrives add up to the amount', () => {
  const cents = (most: number) => fc.integer({ min: 0, max: most }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(cents(10_000_000), cents(10_000), cents(100_000), (amount, percent, fixed) => {
      const { fee = '0', arrives } = payoutOf({ fee: { percent, fixed } }, amount, 'USD');
      expect(compare(add(fee, arrives), amount)).toBe(0);
      expect(compare(arrives, '0')).not.toBe(-1);
    }),
  );
});
