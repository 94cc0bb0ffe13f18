import { FormField } from '@paywidget/shared/contract';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { withdrawalFieldsOf } from '@paywidget/shared/withdrawal';
import { destinationText } from './destination';

const fieldOf = (fields: Record<string, unknown>) => FormField.parse({ name: 'x', type: 'text', ...fields });
const optionOf = () => 'GTBank';

it.each([
  ['a name in full', {}, 'Maria da Silva', 'Maria da Silva'],
  ['an account number with its middle hidden', {}, '0123456789', '01…89'],
  ['a wallet without a digit with its middle hidden', { wallet: true }, 'abcdefghijklmnop', 'abcd…mnop'],
  ['an e-mail address with its middle hidden', {}, 'sam@mail.example', 'sa…@mail.example'],
  ['the label of a chosen option', { type: 'dropdown' }, '058', 'GTBank'],
  ['the label of a network', { type: 'networks' }, 'TRC20', 'GTBank'],
  ['nothing for an empty field', {}, '', undefined],
  ['nothing for a hidden field', { isHidden: true }, 'secret', undefined],
  ['nothing for an advanced field with its default value', { isAdvanced: true, value: '0' }, '0', undefined],
  ['a changed advanced field', { isAdvanced: true, value: '0' }, '1234567', '12…67'],
])('the confirm page shows %s', (_, fields, text, expected) => {
  expect(destinationText({ field: fieldOf(fields), text }, optionOf)).toBe(expected);
});

describe('the fields of a withdrawal form', () => {
  const network = [{ name: 'TRC-20', code: 'TRC20' }];
  const choice = { name: 'network', type: 'networks' };
  const address = { name: 'address', type: 'text' };

  it.each([
    ['the fields of a method without networks', { fields: [address] }, ['address']],
    [
      'a network field first if the method has networks and no such field',
      { fields: [address], network },
      ['network', 'address'],
    ],
    [
      'the server’s own network field in its place',
      { fields: [address, choice], network },
      ['address', 'network'],
    ],
  ])('are %s', (_, fields, expected) => {
    expect(withdrawalFieldsOf(samplePaymentMethod('usdt', fields)).map(({ name }) => name)).toEqual(expected);
  });
});
