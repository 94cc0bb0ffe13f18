import { FormField } from '@paywidget/shared/contract';
import { destinationText } from './destination';

const fieldOf = (fields: Record<string, unknown>) => FormField.parse({ name: 'x', type: 'text', ...fields });
const optionOf = () => 'GTBank';
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

it.each([
  ['a name in full', {}, 'Maria da Silva', { text: 'Maria da Silva' }],
  ['a wallet in full, in groups', { wallet: true }, address, { text: address, isGrouped: true }],
  ['no spaces around a wallet', { wallet: true }, ` ${address} `, { text: address, isGrouped: true }],
  ['an account number in full, in groups', {}, '0123456789', { text: '0123456789', isGrouped: true }],
  ['an e-mail address in full', { wallet: true }, 'sam@mail.example', { text: 'sam@mail.example' }],
  [
    'a phone number as typed',
    { type: 'phone_with_prefix' },
    '+7 916 123-45-67',
    { text: '+7 916 123-45-67' },
  ],
  ['the label of a chosen option', { type: 'dropdown' }, '058', { text: 'GTBank' }],
  ['the label of a chosen country', { type: 'dropdown_country' }, 'ng', { text: 'GTBank' }],
  ['the label of a network', { type: 'networks' }, 'TRC20', { text: 'GTBank' }],
  ['nothing for an empty field', {}, '', undefined],
  ['nothing for a hidden field', { isHidden: true }, 'secret', undefined],
  ['nothing for an advanced field with its default value', { isAdvanced: true, value: '0' }, '0', undefined],
  ['a changed advanced field', { isAdvanced: true, value: '0' }, '1234567', { text: '1234567' }],
])('the review shows %s', (_, fields, text, expected) => {
  expect(destinationText({ field: fieldOf(fields), text }, optionOf)).toEqual(expected);
});

it.each([{ name: 'cardNumber' }, { name: 'x', alias: 'card_number' }, { name: 'pan' }])(
  'the review hides the middle of a card number: %j',
  (fields) => {
    const entry = { field: fieldOf(fields), text: '4111 1111 1111 1234' };
    expect(destinationText(entry, optionOf)).toEqual({ text: '4111…1234' });
  },
);
