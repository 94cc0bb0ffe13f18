import { samplePaymentMethod } from '@paywidget/shared/testing';
import { type DepositAmountInput, depositAmountOf, needsDepositLimits } from './depositAmount';

const amountOf = (fields: Readonly<Record<string, unknown>>, question: Partial<DepositAmountInput> = {}) =>
  depositAmountOf({
    method: samplePaymentMethod('visa', fields),
    currency: 'USD',
    country: 'br',
    random: 0.5,
    ...question,
  });

describe('depositAmountOf', () => {
  it.each([
    ["the method's own limits", {}, {}, { limits: { min: '10', max: '500' }, prefill: '10' }],
    ["the method's own prefill", { prefilledAmount: 75 }, {}, { prefill: '75' }],
    ['chips within the limits', {}, {}, { chips: ['10', '75', '150', '250', '500'] }],
    ["the method's recommended amounts", { recommendedAmounts: [20, 40, 900] }, {}, { chips: ['20', '40'] }],
    [
      'no suggestion that would be shown rounded, or that no request can carry exactly',
      {
        recommendedAmounts: [20, '20.555', '40.50', '99.9999999999999999999'],
        prefilledAmount: '10.005',
        amount_rules: { USD: { min: 10, max: 500 } },
      },
      {},
      { chips: ['20', '40.5'], prefill: '10' },
    ],
    [
      'the limits of `deposit-limits` if the amount rules lack the currency',
      { amount_rules: { EUR: { min: 1, max: 2 } } },
      { depositLimits: { visa: { min: '30', max: '60' } } },
      { limits: { min: '30', max: '60' }, prefill: '30' },
    ],
    [
      'a minimum of 1 if no limits are known',
      { amount_rules: undefined },
      {},
      { limits: { min: '1' }, prefill: '1' },
    ],
    ['a randomized prefill', { randomizesMinimum: true }, {}, { prefill: '15' }],
    [
      "the provider's fixed amounts instead of the limits",
      {
        fields: [
          {
            name: 'amount',
            type: 'amount',
            values: [1000, 25].map((value) => ({ value, label: `${value}` })),
          },
        ],
      },
      {},
      { fixed: ['25', '1000'], limits: { min: '25', max: '1000' } },
    ],
    [
      'the prefill as the equal fixed amount, regardless of trailing zeros',
      {
        prefilledAmount: 50,
        fields: [
          {
            name: 'amount',
            type: 'amount',
            values: ['25.00', '50.00'].map((value) => ({ value, label: value })),
          },
        ],
      },
      {},
      { fixed: ['25', '50'], prefill: '50' },
    ],
  ])('returns %s', (_, fields, question, expected) => {
    expect(amountOf(fields, question)).toMatchObject(expected);
  });
});

it.each([
  [{}, 'USD', false],
  [{}, 'EUR', true],
  [{ amount_rules: undefined }, 'USD', true],
])('needsDepositLimits for a method with %j and %s is %s', (fields, currency, expected) => {
  expect(needsDepositLimits(samplePaymentMethod('visa', fields), currency)).toBe(expected);
});
