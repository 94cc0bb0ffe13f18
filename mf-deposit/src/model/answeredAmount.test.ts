import type { DepositAnswer } from '@paywidget/shared/state';
import { answeredAmount } from './answeredAmount';

it.each<[string, Omit<DepositAnswer, 'depositId'>, ReturnType<typeof answeredAmount>]>([
  ['what the player passed', { passedAmount: '10', passedCurrency: 'USD' }, { value: '10', currency: 'USD' }],
  [
    'what the player passed rather than what is processed',
    { passedAmount: '10', passedCurrency: 'USD', processingAmount: '52', processingCurrency: 'BRL' },
    { value: '10', currency: 'USD' },
  ],
  [
    'what is processed',
    { passedCurrency: 'USD', processingAmount: '52', processingCurrency: 'BRL' },
    { value: '52', currency: 'BRL' },
  ],
  [
    'what is processed in the currency that the player passed',
    { passedCurrency: 'USD', processingAmount: '10' },
    { value: '10', currency: 'USD' },
  ],
  ['nothing without a currency', { processingAmount: '10' }, undefined],
  ['nothing without an amount', { passedCurrency: 'USD' }, undefined],
])('tells %s', (_, answer, expected) => {
  expect(answeredAmount({ depositId: '41', ...answer })).toEqual(expected);
});
