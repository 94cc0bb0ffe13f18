import {
  CountryCode,
  Flag,
  fetchPaymentMethods,
  LocalizedText,
  NumberLike,
  parseAnswer,
  parseWire,
  pushes,
  ScalarText,
  Timestamp,
} from '@paywidget/shared/contract';
import { checkDeposit, createDeposit, fetchBoxes } from '@paywidget/shared/contract/payments';
import * as z from 'zod/mini';
import { catalogue } from '../../catalogue';
import { boxGroupsIn } from './boxes';
import { inOtherForms } from './wireForms';

const field = { name: 'bank', type: 'dropdown', values: [{ value: 1, label: 'One' }], validations: null };
const offers = [{ amount: 5, fee: '0.10', method: 'offer', iconIds: [{ id: '12' }] }];
const requisites = [{ name: 'memo', title: 'Memo', type: 'text', value: 123, isCopyable: true }];
const paid = { passedCurrency: 'USD', processingAmount: '51.5' };
const created = '2026-11-21T10:00:00.000Z';

const answers = [
  [fetchPaymentMethods, { methods: catalogue.map(({ method }) => method) }],
  [fetchPaymentMethods, { methods: [], initCurrencies: { fiat: 'BRL', crypto: 'USDT' }, isDirectGeo: true }],
  [fetchBoxes, boxGroupsIn('USD')],
  [
    createDeposit,
    {
      depositId: '123456789012345',
      fields: [field],
      ...paid,
      apiResponse: {
        isFieldsRequired: false,
        source: '/pay',
        method: 'POST',
        data: {
          unifiedFlow: { requisites, lifetime: 600 },
          paymentMethodOffers: offers,
          card: { account_number: '4400000000000008' },
          requisites,
          created,
          timeout_minutes: 15,
          token: 'abc',
        },
      },
    },
  ],
  [
    createDeposit,
    { depositId: 1, data: { depositAddress: 'TX', cryptoName: 'USDT', minDepositValue: 0.00000001 } },
  ],
  [
    checkDeposit,
    {
      exists: true,
      depositId: 'abc',
      status: 'NEW',
      created,
      timeout_minutes: 15,
      payment_amount: 100,
      ...paid,
    },
  ],
] as const;

test.each(answers.map(([endpoint, answer]) => [endpoint.key, endpoint, answer] as const))(
  'an answer of %s means the same in other forms',
  (key, endpoint, answer) => {
    const other = inOtherForms(endpoint.response, answer, key);
    expect(other).not.toEqual(answer);
    const { data, dropped } = parseAnswer(endpoint, other);
    expect(dropped).toEqual([]);
    expect(inOneForm(data)).toEqual(inOneForm(parseAnswer(endpoint, answer).data));
  },
);

/** The same data, in which a text, an amount or a time is the same value in whatever form it came. */
const inOneForm = (data: unknown) =>
  JSON.parse(JSON.stringify(data), (key, value) => {
    if (typeof value === 'object' && value?.en && Object.keys(value).length === 1) return value.en;
    if (/^\d+\.\d+$/.test(value)) return String(Number(value));
    return key === 'created' ? Date.parse(value) : value;
  });

test.each([
  ['a number', NumberLike, 15, '15'],
  ['a flag', Flag, true, 1],
  ['a country', CountryCode, 'br', 'BR'],
  ['digits', ScalarText, '4400', 4400],
  ['digits after a zero', ScalarText, '0123', '0123'],
  ['a text', LocalizedText, 'Pay', { en: 'Pay', fr: null }],
  ['a text in English', LocalizedText, { en: 'Pay' }, 'Pay'],
  ['a time', Timestamp, '2026-11-21T10:00:00.000Z', '2026-11-21T13:00:00.000+0300'],
  ['a method of HTTP', z.enum(['POST', 'post']), 'POST', 'post'],
  ['a code', z.union([z.number(), z.string()]), 5, '5'],
])('%s has another form in some places', (_, schema, value, other) => {
  const forms = [...'abcdefgh'].map((place) => inOtherForms(schema, value, place));
  expect(forms).toContainEqual(value);
  expect(forms).toContainEqual(other);
});

test('data of a redirect gets no unknown fields, because each would be sent to the provider', () => {
  const answer = { depositId: '1', apiResponse: { source: '/pay', data: { token: 'abc' } } };
  const other = inOtherForms(createDeposit.response, answer, 'any');
  expect(parseAnswer(createDeposit, other).data.apiResponse?.data?.redirectData).toEqual({ token: 'abc' });
});

test('a push means the same in other forms', () => {
  const push = {
    depositId: '12345',
    amount: '0.01',
    cryptoCurrency: 'BTC',
    finalAmount: 650,
    currency: 'EUR',
    status: 0,
  };
  const schema = pushes['deposit.status'];
  const other = inOtherForms(schema, push, 'deposit.status');
  expect(other).not.toEqual(push);
  const read = (data: unknown) => inOneForm(parseWire('deposit.status', schema, data).data);
  expect(read(other)).toEqual(read(push));
});
