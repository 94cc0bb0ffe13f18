import { samplePaymentMethod } from '@paywidget/shared/testing';
import { redeemOutcomeOf } from './redeemOutcome';

const coin = samplePaymentMethod('redeem_btc', { category: 'crypto' });
const zero = samplePaymentMethod('zero', { cardViewType: 0 });

it.each([
  ['nothing has come', undefined, { kind: 'loading' }],
  ['there are methods', { methods: [zero, coin] }, { kind: 'ready', methods: [coin] }],
  ['there are none', { methods: [] }, { kind: 'empty', isDirectGeo: false }],
  ['none is of an allowed type', { methods: [zero] }, { kind: 'empty', isDirectGeo: false }],
  [
    'the country is served otherwise',
    { methods: [coin], isDirectGeo: true },
    { kind: 'empty', isDirectGeo: true },
  ],
])('when %s', (_, answer, expected) => {
  expect(redeemOutcomeOf(answer)).toEqual(expected);
});
