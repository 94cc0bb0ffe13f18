import { DepositResponse } from '@paywidget/shared/contract/payments';
import { offeredDepositOf } from './onrampOffers';

const offer = { amount: 96.5, fee: '3.50', method: 'moonpay', iconIds: [{ id: 'moonpay' }] };
const created = (paymentMethodOffers: unknown[], amounts = {}) => ({
  order: { method: 'onramp' },
  answer: DepositResponse.parse({
    depositId: 41,
    ...amounts,
    apiResponse: { data: { paymentMethodOffers } },
  }),
});

it('an on-ramp deposit has its offers and the amount to pay', () => {
  const amounts = { passedCurrency: 'EUR', processingAmount: 100 };
  expect(offeredDepositOf(created([offer], amounts), 'onramp')).toEqual({
    depositId: '41',
    offers: [{ ...offer, amount: '96.5' }],
    paid: { value: '100', currency: 'EUR' },
  });
});

it.each([
  ['a deposit of another method', created([offer]), 'other'],
  ['a deposit without offers', created([]), 'onramp'],
  ['no deposit', undefined, 'onramp'],
])('there are no on-ramp offers for %s', (_, deposit, method) => {
  expect(offeredDepositOf(deposit, method)).toBeUndefined();
});
