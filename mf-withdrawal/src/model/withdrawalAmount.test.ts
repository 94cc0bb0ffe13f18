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
  ['an unknown balance', undefined, { prefill: '10', fullAmount: undefined, isBalanceTooLow: false }],
  [
    'a balance above the maximum, which limits the full amount',
    '1000',
    { prefill: '10', fullAmount: '500', isBalanceTooLow: false },
  ],
  [
    'a balance below the maximum, which is the full amount',
    '123.456',
    { prefill: '10', fullAmount: '123.45', isBalanceTooLow: false },
  ],
  ['a balance equal to the minimum', '10', { prefill: '10', fullAmount: '10', isBalanceTooLow: false }],
  [
    'a balance below the minimum',
    '9.99',
    { prefill: undefined, chips: [], fullAmount: undefined, isBalanceTooLow: true },
  ],
])('the amounts of a withdrawal for %s', (_, balance, expected) => {
  expect(amountOf(balance)).toMatchObject({ limits: { min: '10', max: '500' }, balance, ...expected });
});

it('the suggested amounts are within the balance', () => {
  expect(amountOf('60').chips).toEqual(['10', '25', '50']);
  expect(amountOf('60', { recommendedAmounts: [20, 100] }).chips).toEqual(['20']);
});

it('the method’s own amount is prefilled if it is within the balance', () => {
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
  ])(
    'leave out amounts above a balance of %s, unless that leaves none',
    (balance, fixed, isBalanceTooLow) => {
      expect(amountOf(balance, fields)).toMatchObject({ fixed, isBalanceTooLow, fullAmount: undefined });
    },
  );
});
