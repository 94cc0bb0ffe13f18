import { DepositCheck, DepositResponse } from '@paywidget/shared/contract/payments';
import type { DepositAnswer } from '@paywidget/shared/payments';
import { invoiceDepositOf, payableAmountOf, unifiedFlowOf } from './invoiceDeposit';

const peerToPeer = (fields: object) =>
  DepositCheck.parse({ exists: true, depositId: 1, status: 'NEW', ...fields }) as DepositAnswer;
const main = (fields: object, data: object = {}): DepositAnswer =>
  DepositResponse.parse({ depositId: 1, apiResponse: { data }, ...fields });

it.each<[string, DepositAnswer, ReturnType<typeof payableAmountOf>]>([
  [
    'the payment amount of a peer-to-peer deposit',
    peerToPeer({ payment_amount: 1000, payment_currency: 'RUB', passedAmount: 10, passedCurrency: 'USD' }),
    { value: '1000', currency: 'RUB' },
  ],
  [
    'the payment amount in the bank’s details',
    main({ passedCurrency: 'USD', processingAmount: 10 }, { payment_amount: 52, payment_currency: 'BRL' }),
    { value: '52', currency: 'BRL' },
  ],
  [
    'the processing amount in the player’s currency',
    main({ passedCurrency: 'USD', processingAmount: '10.50' }),
    { value: '10.50', currency: 'USD' },
  ],
  [
    'the amount the player entered',
    peerToPeer({ passedAmount: 10, passedCurrency: 'USD' }),
    { value: '10', currency: 'USD' },
  ],
  ['undefined without a currency', main({ processingAmount: 10 }), undefined],
  ['undefined without an amount', main({ passedCurrency: 'USD' }), undefined],
])('the payable amount is %s', (_, answer, expected) => {
  expect(payableAmountOf(answer)).toEqual(expected);
});

it('finds the unified form in both places of a response', () => {
  const unifiedFlow = { lifetime: 60 };
  expect(unifiedFlowOf(main({}, { unifiedFlow }))).toMatchObject(unifiedFlow);
  expect(unifiedFlowOf(peerToPeer({ unifiedFlow }))).toMatchObject(unifiedFlow);
  expect(unifiedFlowOf(main({}))).toBeUndefined();
});

it('has a deadline and a lifetime', () => {
  const created = { order: { method: 'boleto' }, answer: main({}, { unifiedFlow: {} }), deadline: 99 };
  expect(invoiceDepositOf(created)).toMatchObject({ depositId: '1', deadline: 99, lifetime: 600_000 });
});
