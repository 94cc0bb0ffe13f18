import { compare, roundToDecimals } from '@paywidget/shared/money';
import fc from 'fast-check';
import { bonusOffer } from './bonusOffer';

const terms = { minimum: '20', payout: '0.5', cap: '100', wager: '30' };

it.each([
  ['below the minimum', { amount: '19.99' }, { state: 'short', missing: '0.01' }],
  ['at the minimum', { amount: '20.00' }, { state: 'reached', gain: '10' }],
  ['where the maximum is reached', { amount: '200' }, { state: 'reached', gain: '100' }],
  ['above it', { amount: '1000000000000000000000' }, { state: 'reached', gain: '100' }],
  ['rounded down', { amount: '33.33' }, { state: 'reached', gain: '16.66' }],
  [
    'of coins with eight decimals',
    { amount: '20.00000001', currency: 'BTC' },
    { state: 'reached', gain: '10' },
  ],
  ['without an amount', { amount: undefined }, { state: 'open', minimum: '20' }],
  ['in another currency', { amount: '5', bonusCurrency: 'USD' }, { state: 'open', minimum: '20' }],
  [
    'in the same currency by its other name',
    { amount: '5', bonusCurrency: 'eur' },
    { state: 'short', missing: '15' },
  ],
] as const)('a deposit %s', (_, question, expected) => {
  expect(bonusOffer({ terms, currency: 'EUR', ...question })).toEqual(expected);
});

it.each([
  ['any deposit counts without a minimum', {}, { state: 'reached' }],
  ['nothing limits a gain without a maximum', { payout: '2' }, { state: 'reached', gain: '20' }],
  ['free spins come whole', { spins: 50 }, { state: 'reached', spins: 50 }],
  ['a maximum alone promises no amount', { cap: '100' }, { state: 'reached' }],
] as const)('%s', (_, some, expected) => {
  expect(bonusOffer({ terms: some, amount: '10', currency: 'EUR' })).toEqual(expected);
});

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

it('promises no more than the maximum, nor more than the multiple, in amounts that can be paid', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (amount, payout, cap) => {
      const offer = bonusOffer({ terms: { payout, cap }, amount, currency: 'EUR' });
      if (offer.state !== 'reached' || offer.gain === undefined) throw new Error('A gain was to be told');
      expect(compare(offer.gain, cap)).toBeLessThanOrEqual(0);
      expect(compare(roundToDecimals(offer.gain, 2), offer.gain)).toBe(0);
    }),
  );
});

it('is reached by exactly those amounts that are no smaller than the minimum; the rest is what is missing', () => {
  fc.assert(
    fc.property(amounts, amounts, (amount, minimum) => {
      const offer = bonusOffer({ terms: { minimum }, amount, currency: 'EUR' });
      expect(offer.state === 'reached').toBe(compare(amount, minimum) >= 0);
      if (offer.state !== 'short') return;
      expect(bonusOffer({ terms: { minimum }, amount: minimum, currency: 'EUR' }).state).toBe('reached');
      expect(compare(offer.missing, '0')).toBe(1);
    }),
  );
});
