import type { DepositAnswer } from '@paywidget/shared/payments';
import { responseAmount } from './responseAmount';

it.each<[string, Omit<DepositAnswer, 'depositId'>, ReturnType<typeof responseAmount>]>([
  ['the passed amount', { passedAmount: '10', passedCurrency: 'USD' }, { value: '10', currency: 'USD' }],
  [
    'the passed amount rather than the processing amount',
    { passedAmount: '10', passedCurrency: 'USD', processingAmount: '52', processingCurrency: 'BRL' },
    { value: '10', currency: 'USD' },
  ],
  [
    'the processing amount',
    { passedCurrency: 'USD', processingAmount: '52', processingCurrency: 'BRL' },
    { value: '52', currency: 'BRL' },
  ],
  [
    'the processing amount in the passed currency',
    { passedCurrency: 'USD', processingAmount: '10' },
    { value: '10', currency: 'USD' },
  ],
  ['undefined without a currency', { processingAmount: '10' }, undefined],
  ['undefined without an amount', { passedCurrency: 'USD' }, undefined],
])('the amount of a deposit response is %s', (_, answer, expected) => {
  expect(responseAmount({ depositId: '41', ...answer })).toEqual(expected);
});
