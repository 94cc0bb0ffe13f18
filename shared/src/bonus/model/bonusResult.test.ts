import { compare, roundToDecimals } from '@paywidget/shared/money';
import fc from 'fast-check';
import { bonusResult } from './bonusResult';

const terms = { minimum: '20', payout: '0.5', cap: '100', wager: '30' };

it.each([
  ['below the minimum', { amount: '19.99' }, { state: 'belowMinimum', missing: '0.01' }],
  ['at the minimum', { amount: '20.00' }, { state: 'reached', gain: '10' }],
  ['whose gain reaches the maximum', { amount: '200' }, { state: 'reached', gain: '100' }],
  [
    'whose gain would exceed the maximum',
    { amount: '1000000000000000000000' },
    { state: 'reached', gain: '100' },
  ],
  ['with a gain that is rounded down', { amount: '33.33' }, { state: 'reached', gain: '16.66' }],
  [
    'in crypto with eight decimals',
    { amount: '20.00000001', currency: 'BTC' },
    { state: 'reached', gain: '10' },
  ],
  ['without an amount', { amount: undefined }, { state: 'unknown', minimum: '20' }],
  ['in another currency', { amount: '5', bonusCurrency: 'USD' }, { state: 'unknown', minimum: '20' }],
  [
    'in the same currency, ignoring case',
    { amount: '5', bonusCurrency: 'eur' },
    { state: 'belowMinimum', missing: '15' },
  ],
] as const)('returns the result for a deposit %s', (_, input, expected) => {
  expect(bonusResult({ terms, currency: 'EUR', ...input })).toEqual(expected);
});

it.each([
  ['accepts any deposit without a minimum', {}, { state: 'reached' }],
  ['does not limit the gain without a maximum', { payout: '2' }, { state: 'reached', gain: '20' }],
  ['returns the free spins', { spins: 50 }, { state: 'reached', spins: 50 }],
  ['returns no gain for a maximum without a payout multiplier', { cap: '100' }, { state: 'reached' }],
] as const)('%s', (_, some, expected) => {
  expect(bonusResult({ terms: some, amount: '10', currency: 'EUR' })).toEqual(expected);
});

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

it('returns a gain within the maximum and the currency’s decimals', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (amount, payout, cap) => {
      const result = bonusResult({ terms: { payout, cap }, amount, currency: 'EUR' });
      if (result.state !== 'reached' || result.gain === undefined) throw new Error('Expected a gain');
      expect(compare(result.gain, cap)).toBeLessThanOrEqual(0);
      expect(compare(roundToDecimals(result.gain, 2), result.gain)).toBe(0);
    }),
  );
});

it('is reached exactly from the minimum on, and returns the missing amount below it', () => {
  fc.assert(
    fc.property(amounts, amounts, (amount, minimum) => {
      const result = bonusResult({ terms: { minimum }, amount, currency: 'EUR' });
      expect(result.state === 'reached').toBe(compare(amount, minimum) >= 0);
      if (result.state !== 'belowMinimum') return;
      expect(bonusResult({ terms: { minimum }, amount: minimum, currency: 'EUR' }).state).toBe('reached');
      expect(compare(result.missing, '0')).toBe(1);
    }),
  );
});
