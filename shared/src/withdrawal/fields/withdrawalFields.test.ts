import { samplePaymentMethod } from '@paywidget/shared/testing';
import { withdrawalFieldsOf } from './withdrawalFields';

const wallet = { name: 'wallet', type: 'text' };
const network = [{ name: 'TRC-20', code: 'TRC20' }];
const namesOf = (fields: Readonly<Record<string, unknown>>) =>
  withdrawalFieldsOf(samplePaymentMethod('usdt', fields)).map(({ name, type }) => [name, type]);

it.each([
  ['no fields', {}, []],
  ['its own fields without networks', { fields: [wallet] }, [['wallet', 'text']]],
  [
    'a choice of the network first',
    { fields: [wallet], network },
    [
      ['network', 'networks'],
      ['wallet', 'text'],
    ],
  ],
  [
    'its own choice of the network',
    { fields: [wallet, { name: 'chain', type: 'networks' }], network },
    [
      ['wallet', 'text'],
      ['chain', 'networks'],
    ],
  ],
])('a method has %s', (_, fields, expected) => {
  expect(namesOf(fields)).toEqual(expected);
});

it('the added choice says what to choose', () => {
  const [choice] = withdrawalFieldsOf(samplePaymentMethod('usdt', { network }));
  expect(choice?.placeholderKey).toBe('paymentMethods.placeholder.network');
});
