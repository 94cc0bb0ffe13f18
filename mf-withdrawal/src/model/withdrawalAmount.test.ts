import { samplePaymentMethod } from '@paywidget/shared/testing';
import { withdrawalAmountOf } from './withdrawalAmount';

const amountOf = (balance: string | undefined, fields = {}) =>
  withdrawalAmountOf({
    method: samplePaymentMethod('visa', fields),
    currency: 'USD',
    country: 'br',
    balance,
  });

it.each([
  ['unknown: the limits alone count', undefined, { prefill: '10', all: undefined, isShort: false }],
  ['more than the maximum: all is the maximum', '1000', { prefill: '10', all: '500', isShort: false }],
  ['less than the maximum: all is the balance', '123.456', { prefill: '10', all: '123.45', isShort: false }],
  ['the minimum exactly', '10', { prefill: '10', all: '10', isShort: false }],
  ['less than the minimum', '9.99', { prefill: undefined, chips: [], all: undefined, isShort: true }],
])('reads a balance that is %s', (_, balance, expected) => {
  expect(amountOf(balance)).toMatchObject({ limits: { min: '10', max: '500' }, balance, ...expected });
});

it('suggests only what the account holds', () => {
  expect(amountOf('60').chips).toEqual(['10', '25', '50']);
  expect(amountOf('60', { recommendedAmounts: [20, 100] }).chips).toEqual(['20']);
});

it('starts with the method’s own amount where the account holds it', () => {
  expect(amountOf('60', { prefilledAmount: 50 }).prefill).toBe('50');
  expect(amountOf('40', { prefilledAmount: 50 }).prefill).toBe('10');
});

describe('fixed amounts', () => {
  const fields = {
    fields: [
      {
        name: 'amount',
        type: 'amount',
        values: [
          { value: '20', label: '20' },
          { value: '50', label: '50' },
        ],
      },
    ],
  };

  it.each([
    ['100', ['20', '50'], false],
    ['30', ['20'], false],
    ['15', ['20', '50'], true],
  ])('are those that an account of %s holds', (balance, fixed, isShort) => {
    expect(amountOf(balance, fields)).toMatchObject({ fixed, isShort, all: undefined });
  });
});
