import { compare } from '@paywidget/shared/money';
import * as fc from 'fast-check';
import { conversionRequestOf, displayedAmountsOf } from './conversion';

const pair = { from: 'SC', to: 'BTC' };

it.each([
  ['from', '50', { from: 'SC', to: 'BTC', amount: '50' }],
  ['from', '50.', { from: 'SC', to: 'BTC', amount: '50' }],
  ['to', '0.001', { from: 'BTC', to: 'SC', amount: '0.001' }],
  ['to', '', undefined],
  ['from', '0', undefined],
  ['to', '0.00', undefined],
] as const)('the conversion of the entry “%s” %j sends the request %j', (side, text, expected) => {
  expect(conversionRequestOf({ side, text }, pair)).toEqual(expected);
});

it.each([
  ['from', '50', '0.000543219', { from: '50', to: '0.00054321' }],
  ['to', '0.001', '92.0312', { from: '92.04', to: '0.001' }],
  ['from', '50', undefined, { from: '50', to: '' }],
  ['to', '0.001', undefined, { from: '', to: '0.001' }],
] as const)(
  'after the entry “%s” %s is converted to %s, the fields show %j',
  (side, text, converted, expected) => {
    expect(displayedAmountsOf({ side, text }, converted, pair)).toEqual(expected);
  },
);

it('a conversion rounds the payout down and the redeemed amount up', () => {
  const convertedAmounts = fc
    .tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 999_999_999 }))
    .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(9, '0')}`);
  fc.assert(
    fc.property(convertedAmounts, (converted) => {
      expect(
        compare(displayedAmountsOf({ side: 'from', text: '1' }, converted, pair).to, converted),
      ).not.toBe(1);
      expect(
        compare(displayedAmountsOf({ side: 'to', text: '1' }, converted, pair).from, converted),
      ).not.toBe(-1);
    }),
  );
});
