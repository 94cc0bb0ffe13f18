import { FormField, type PaymentMethod } from '@paywidget/shared/contract';
import { autocompleteOf } from './autocomplete';
import { currentTextOf, initialTextOf } from './currentText';
import { prettyName } from './fieldLabel';
import { optionsOf, preferredNetwork } from './fieldOptions';
import { inputModeOf } from './inputMode';
import { toRequestFields, walletOf } from './requestFields';
import { compileField } from './validateField';

const parse = (field: Record<string, unknown>) => FormField.parse({ name: 'f', type: 'text', ...field });
const rule = (regex: string) => [{ regex, regex_error_key: 'wrong' }];
const networks = (...names: string[]): PaymentMethod['network'] =>
  names.map((name) => ({ name, code: name.toLowerCase() }));

it.each([
  ['card_holder', 'Card holder'],
  ['cardHolderName', 'Card holder name'],
  ['bank-account.no', 'Bank account no'],
  ['cpf', 'Cpf'],
])('prettyName converts %s to %s', (name, words) => {
  expect(prettyName(name)).toBe(words);
});

it.each([
  ['email', 'email'],
  ['user_card_number', 'cc-number'],
  ['cardNumber', 'cc-number'],
  ['pan', 'cc-number'],
  ['cardHolder', 'cc-name'],
  ['cardExpiry', 'cc-exp'],
  ['cvv', 'cc-csc'],
  ['firstName', 'given-name'],
  ['surname', 'family-name'],
  ['full_name', 'name'],
  ['mobile', 'tel'],
  ['zip', 'postal-code'],
  ['city', 'address-level2'],
  ['address', 'street-address'],
  ['birthDate', 'bday'],
  ['account', 'off'],
  ['cardTail', 'off'],
])('autocompleteOf returns the token for %s: %s', (name, token) => {
  expect(autocompleteOf({ name })).toBe(token);
});

it.each([
  ['numeric', { mask: '###.###.###-##' }],
  ['text', { mask: 'AA##' }],
  ['numeric', { name: 'card_number' }],
  ['email', { name: 'email', validations: rule('^[^@]+@[^@]+$') }],
  ['tel', { name: 'phone' }],
  ['numeric', { validations: rule('^\\d{3,4}$') }],
  ['numeric', { validations: rule('^(?:0[1-9]|1[0-2])\\/?\\d{2}$') }],
  ['numeric', { validations: rule('^\\+?[1-9]\\d ?\\d*(?!000)\\.?$') }],
  ['text', { validations: rule('^\\d{2}-\\d{8}$') }],
  ['text', { validations: rule('^[A-Z]\\d+$') }],
  ['text', { validations: rule('^[^0-9]$') }],
  ['text', { validations: rule('\\d') }],
  ['text', {}],
])('inputModeOf returns %s for a field with %j', (keys, field) => {
  expect(inputModeOf(compileField(parse(field)))).toBe(keys);
});

describe('optionsOf', () => {
  it('returns the field’s own values in the player’s language', () => {
    const field = parse({ type: 'dropdown', values: [{ value: 1, label: { en: 'One', fr: 'Un' } }] });
    expect(optionsOf(field, {}, 'fr')).toEqual([{ value: '1', label: 'Un' }]);
  });

  it.each([
    ['dropdown_currency', { currency: ['USD', 'BRL'] }, ['USD', 'BRL']],
    ['networks', { network: networks('TRC-20', 'ERC-20') }, ['trc-20', 'erc-20']],
    ['dropdown', {}, []],
  ])('returns the options of the method for the type %s', (type, sources, values) => {
    expect(optionsOf(parse({ type }), sources, 'en').map(({ value }) => value)).toEqual(values);
  });

  it('returns all countries sorted by name', () => {
    const options = optionsOf(parse({ type: 'dropdown_country' }), {}, 'en');
    expect(options[0]).toEqual({ value: 'af', label: 'Afghanistan', flag: 'af' });
    expect(options.length).toBeGreaterThan(230);
  });
});

it.each([
  [['BEP-20', 'ERC-20', 'TRC-20'], 'TRC-20'],
  [['BEP-20', 'ERC-20', 'Polygon'], 'ERC-20'],
  [['BEP-20', 'Polygon'], 'Polygon'],
  [['BEP-20'], 'BEP-20'],
  [[], undefined],
])('preferredNetwork of %j is %s', (names, preferred) => {
  expect(preferredNetwork(names.map((label) => ({ value: label, label })))?.label).toBe(preferred);
});

describe('initialTextOf', () => {
  it.each([
    ['an empty text by default', {}, ''],
    ['the server’s value', { value: 'Jo' }, 'Jo'],
    [
      'the server’s value formatted with the mask',
      { value: '12345678909', mask: '###.###.###-##' },
      '123.456.789-09',
    ],
    ['a card number in blocks of four', { name: 'card', value: '42424242' }, '4242 4242'],
    ['the server’s value in upper case', { type: 'text_uppercase', value: 'jo' }, 'JO'],
    [
      'a national number with the prefix of the player’s country',
      { type: 'phone_with_prefix', value: '916' },
      '+7916',
    ],
    ['an international number with its own prefix', { type: 'phone_with_prefix', value: '+55 11' }, '+5511'],
    ['the preferred network', { type: 'networks' }, 'trc-20'],
  ])('returns %s', (_, field, text) => {
    const sources = { network: networks('ERC-20', 'TRC-20', 'BEP-20') };
    expect(initialTextOf(compileField(parse(field)), sources, 'ru')).toBe(text);
  });
});

describe('currentTextOf a dropdown', () => {
  const banks = ['a', 'B'].map((value) => ({ value, label: value }));
  const oneNetwork = { network: networks('TRC-20') };
  it.each([
    ['the server’s value', { values: banks, value: 'a' }, undefined, 'a'],
    ['the server’s value in the case of its option', { values: banks, value: 'b' }, undefined, 'B'],
    ['the server’s country in any case', { type: 'dropdown_country', value: 'BR' }, undefined, 'br'],
    ['an empty text if the server’s value is not an option', { values: banks, value: 'c' }, undefined, ''],
    [
      'the preferred network if the server’s value is not an option',
      { type: 'networks', value: 'bep' },
      undefined,
      'trc-20',
    ],
    ['the chosen option', { values: banks, value: 'a' }, 'B', 'B'],
    [
      'the server’s value once the chosen option is no longer offered',
      { values: banks, value: 'a' },
      'c',
      'a',
    ],
    ['an empty text once the chosen option is no longer offered', { values: banks }, 'c', ''],
    ['the preferred network once the chosen one is no longer offered', { type: 'networks' }, 'bep', 'trc-20'],
    [
      'the server’s value of a hidden field, even if it is not an option',
      { values: banks, value: 'c', isHidden: true },
      undefined,
      'c',
    ],
    [
      'the server’s value of a disabled field, even if it is not an option',
      { values: banks, value: 'c', isDisabled: true },
      undefined,
      'c',
    ],
    ['the server’s value if there are no options', { value: 'c' }, undefined, 'c'],
  ])('returns %s', (_, field, typed, text) => {
    const entry = compileField(parse({ type: 'dropdown', ...field }));
    expect(currentTextOf(entry, typed, oneNetwork, 'ru')).toBe(text);
  });
});

describe('toRequestFields and walletOf', () => {
  const filledFields = [
    { field: parse({ name: 'email', alias: 'pixKey' }), requestValue: 'a@b.c' },
    { field: parse({ name: 'cpf', alias: 'pixKey', wallet: true }), requestValue: '123' },
    { field: parse({ name: 'empty' }), requestValue: '' },
  ];

  it('keys the values by alias, by name if the alias is taken, and leaves out empty values', () => {
    expect(toRequestFields(filledFields)).toEqual({ pixKey: 'a@b.c', cpf: '123' });
  });

  it('returns the value of the flagged field as the wallet', () => {
    expect(walletOf(filledFields)).toBe('123');
    expect(walletOf([])).toBeUndefined();
  });
});
