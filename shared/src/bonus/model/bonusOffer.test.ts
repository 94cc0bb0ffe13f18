import { compare, roundToDecimals } from '@paywidget/shared/money';
import fc from 'fast-check';
import { bonusOffer } from './bonusOffer';

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
] as const)('returns the offer for a deposit %s', (_, input, expected) => {
  expect(bonusOffer({ terms, currency: 'EUR', ...input })).toEqual(expected);
});

it.each([
  ['accepts any deposit without a minimum', {}, { state: 'reached' }],
  ['does not limit the gain without a maximum', { payout: '2' }, { state: 'reached', gain: '20' }],
  ['returns the free spins', { spins: 50 }, { state: 'reached', spins: 50 }],
  ['returns no gain for a maximum without a payout multiplier', { cap: '100' }, { state: 'reached' }],
] as const)('%s', (_, some, expected) => {
  expect(bonusOffer({ terms: some, amount: '10', currency: 'EUR' })).toEqual(expected);
});

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

it('returns a gain within the maximum and the currency’s decimals', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (amount, payout, cap) => {
      const offer = bonusOffer({ terms: { payout, cap }, amount, currency: 'EUR' });
      if (offer.state !== 'reached' || offer.gain === undefined) throw new Error('Expected a gain');
      expect(compare(offer.gain, cap)).toBeLessThanOrEqual(0);
      expect(compare(roundToDecimals(offer.gain, 2), offer.gain)).toBe(0);
    }),
  );
});

it('is reached exactly from the minimum on, and returns the missing amount below it', () => {
  fc.assert(
    fc.property(amounts, amounts, (amount, minimum) => {
      const offer = bonusOffer({ terms: { minimum }, amount, currency: 'EUR' });
      expect(offer.state === 'reached').toBe(compare(amount, minimum) >= 0);
      if (offer.state !== 'belowMinimum') return;
      expect(bonusOffer({ terms: { minimum }, amount: minimum, currency: 'EUR' }).state).toBe('reached');
      expect(compare(offer.missing, '0')).toBe(1);
    }),
  );
});
