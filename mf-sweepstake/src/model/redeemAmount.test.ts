import { samplePaymentMethod } from '@paywidget/shared/testing';
import { redeemAmountOf } from './redeemAmount';

const method = samplePaymentMethod('redeem_btc', {
  amount_rules: { SC: { min: 50, max: 1000 }, QSC: { min: 60, max: 900 } },
});
const amountOf = (available: string, currency = 'SC') =>
  redeemAmountOf({
    method,
    country: 'us',
    redeemable: { currency, balance: available, unplayed: '0', available },
  });

it.each([
  [
    'the balance is below the maximum',
    '120.5',
    { prefill: '50', fullAmount: '120.5', chips: ['50', '75', '100'], isBalanceTooLow: false },
  ],
  ['the balance is above the maximum', '5000', { prefill: '50', fullAmount: '1000', isBalanceTooLow: false }],
  ['the balance is below the minimum', '49.99', { chips: [], isBalanceTooLow: true }],
  ['the balance is zero', '0', { chips: [], isBalanceTooLow: true }],
])('the amounts of a redemption when %s', (_, available, expected) => {
  expect(amountOf(available)).toMatchObject(expected);
});

it('a redemption uses the limits for the operator’s code for sweep coins', () => {
  expect(amountOf('55', 'QSC').isBalanceTooLow).toBe(true);
  expect(amountOf('60', 'QSC').isBalanceTooLow).toBe(false);
});

it('a redemption without limits of the method has a minimum of 1', () => {
  const plain = samplePaymentMethod('redeem_btc', { amount_rules: undefined });
  const redeemable = { currency: 'SC', balance: '0.5', unplayed: '0', available: '0.5' };
  expect(redeemAmountOf({ method: plain, country: 'us', redeemable }).isBalanceTooLow).toBe(true);
});
