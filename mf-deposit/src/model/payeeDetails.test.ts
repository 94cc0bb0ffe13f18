import { DepositResponse } from '@paywidget/shared/contract/payments';
import { isPayable, payeeDetailsOf } from './payeeDetails';

const row = (name: string, value: string) => ({ name, title: name, type: 'text' as const, value });
const texts = {
  readCard: ({ number, accountNumber }: { number?: string; accountNumber?: string }) => [
    ...(number ? [row('number', number)] : []),
    ...(accountNumber ? [row('account_number', accountNumber)] : []),
  ],
  paymentSystem: 'System',
};

it.each<[string, object, [string, string][]]>([
  ['the requisites', { requisites: [row('iban', 'DE02')] }, [['iban', 'DE02']]],
  [
    'the fields of a card',
    { card: { number: '4111', account_number: '40817' } },
    [
      ['number', '4111'],
      ['account_number', '40817'],
    ],
  ],
  [
    'the requisites, then the card fields with other values',
    { requisites: [row('account', '40 817')], card: { number: '4111', account_number: '40817' } },
    [
      ['account', '40 817'],
      ['number', '4111'],
    ],
  ],
  [
    'the requisite instead of the card field with the same name',
    { requisites: [row('number', '5111')], card: { number: '4111' } },
    [['number', '5111']],
  ],
  [
    'the payment system',
    { payment_system: 'SBP', card: { number: '4111' } },
    [
      ['payment_system', 'SBP'],
      ['number', '4111'],
    ],
  ],
  [
    'the card’s payment system',
    { card: { payment_system: 'Visa', number: '4111' } },
    [
      ['payment_system', 'Visa'],
      ['number', '4111'],
    ],
  ],
  [
    'no payment system if it is the name of the method',
    { payment_system: 'qiwi_h2h', card: { number: '4111' } },
    [['number', '4111']],
  ],
  ['an empty list without details', {}, []],
])('the payee’s details are %s', (_, data, expected) => {
  const answer = DepositResponse.parse({ depositId: 1, apiResponse: { data } });
  const details = payeeDetailsOf(answer, 'qiwi_h2h', texts);
  expect(details.map(({ name, value }) => [name, value])).toEqual(expected);
});

it.each([
  [{}, false],
  [{ requisites: [] }, false],
  [{ payment_system: 'SBP', payment_amount: 10 }, false],
  [{ requisites: [row('iban', 'DE02')] }, true],
  [{ card: { number: '4111' } }, true],
  [{ qrCodeText: 'upi://pay' }, true],
  [{ buttonPay: { url: 'https://bank.example' } }, true],
])('the response %j has details to pay to: %s', (data, expected) => {
  expect(isPayable(DepositResponse.parse({ depositId: 1, apiResponse: { data } }))).toBe(expected);
});
