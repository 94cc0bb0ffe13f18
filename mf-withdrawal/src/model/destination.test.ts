import { FormField } from '@paywidget/shared/contract';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { withdrawalFieldsOf } from '@paywidget/shared/withdrawal';
import { destinationText } from './destination';

const fieldOf = (fields: Record<string, unknown>) => FormField.parse({ name: 'x', type: 'text', ...fields });
const optionOf = () => 'GTBank';

it.each([
  ['a name', {}, 'Maria da Silva', 'Maria da Silva'],
  ['an account', {}, '0123456789', '01…89'],
  ['a wallet without a digit', { wallet: true }, 'abcdefghijklmnop', 'abcd…mnop'],
  ['an e-mail', {}, 'sam@mail.example', 'sa…@mail.example'],
  ['a choice', { type: 'dropdown' }, '058', 'GTBank'],
  ['a network', { type: 'networks' }, 'TRC20', 'GTBank'],
  ['nothing entered', {}, '', undefined],
  ['a hidden field', { isHidden: true }, 'secret', undefined],
  ['an advanced field left as it was', { isAdvanced: true, value: '0' }, '0', undefined],
  ['an advanced field filled in', { isAdvanced: true, value: '0' }, '1234567', '12…67'],
])('repeats %s', (_, fields, text, expected) => {
  expect(destinationText({ field: fieldOf(fields), text }, optionOf)).toBe(expected);
});

describe('the fields', () => {
  const network = [{ name: 'TRC-20', code: 'TRC20' }];
  const choice = { name: 'network', type: 'networks' };
  const address = { name: 'address', type: 'text' };

  it.each([
    ['as they are', { fields: [address] }, ['address']],
    ['with the network where it is left to us', { fields: [address], network }, ['network', 'address']],
    ['with the server’s own network', { fields: [address, choice], network }, ['address', 'network']],
  ])('are taken %s', (_, fields, expected) => {
    expect(withdrawalFieldsOf(samplePaymentMethod('usdt', fields)).map(({ name }) => name)).toEqual(expected);
  });
});
