import { add, compare } from '@paywidget/shared/money';
import * as fc from 'fast-check';
import { hasFee, payoutOf } from './fee';

it.each([
  ['no fee', undefined, '100', { netAmount: '100' }],
  ['a fee of zero', { percent: '0', fixed: '0' }, '100', { netAmount: '100' }],
  ['a percentage', { percent: '1.5' }, '100', { fee: '1.5', netAmount: '98.5' }],
  ['a fixed sum', { fixed: '2' }, '100', { fee: '2', netAmount: '98' }],
  ['both, rounded up', { percent: '1.5', fixed: '0.3' }, '33.33', { fee: '0.8', netAmount: '32.53' }],
  ['a negative fee', { fixed: '-5' }, '100', { netAmount: '100' }],
  ['a fee above the amount', { fixed: '20' }, '10', { fee: '10', netAmount: '0' }],
])('the payout of a withdrawal with %s', (_, fee, amount, expected) => {
  expect(hasFee({ fee })).toBe('fee' in expected);
  expect(payoutOf({ fee }, amount, 'USD')).toEqual(expected);
});

it('the fee and the payout add up to the amount', () => {
  const cents = (most: number) => fc.integer({ min: 0, max: most }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(cents(10_000_000), cents(10_000), cents(100_000), (amount, percent, fixed) => {
      const { fee = '0', netAmount } = payoutOf({ fee: { percent, fixed } }, amount, 'USD');
      expect(compare(add(fee, netAmount), amount)).toBe(0);
      expect(compare(netAmount, '0')).not.toBe(-1);
    }),
  );
});
