import { samplePaymentMethod } from '@paywidget/shared/testing';
import { redeemAmountOf } from './redeemAmount';

const method = samplePaymentMethod('redeem_btc', {
  amount_rules: { SC: { min: 50, max: 1000 }, QSC: { min: 60, max: 900 } },
});
const amountOf = (free: string, currency = 'SC') =>
  redeemAmountOf({ method, country: 'us', redeemable: { currency, balance: free, unplayed: '0', free } });

it.each([
  [
    'the balance is the most',
    '120.5',
    { prefill: '50', all: '120.5', chips: ['50', '75', '100'], isShort: false },
  ],
  ['the maximum is the most', '5000', { prefill: '50', all: '1000', isShort: false }],
  ['too little is there', '49.99', { chips: [], isShort: true }],
  ['nothing is there', '0', { chips: [], isShort: true }],
])('when %s', (_, free, expected) => {
  expect(amountOf(free)).toMatchObject(expected);
});

it('goes by the limits of the code that the operator has for sweep coins', () => {
  expect(amountOf('55', 'QSC').isShort).toBe(true);
  expect(amountOf('60', 'QSC').isShort).toBe(false);
});

it('needs at least 1 where the method names no limits', () => {
  const plain = samplePaymentMethod('redeem_btc', { amount_rules: undefined });
  const redeemable = { currency: 'SC', balance: '0.5', unplayed: '0', free: '0.5' };
  expect(redeemAmountOf({ method: plain, country: 'us', redeemable }).isShort).toBe(true);
});
