import { FormField, type PaymentMethod } from '@paywidget/shared/contract';
import { autocompleteOf } from './autocomplete';
import { optionsOf } from './fieldOptions';
import { prettyName } from './fieldText';
import { keyboardOf } from './keyboard';
import { preferredNetwork } from './network';
import { compileField } from './readField';
import { toRequestFields, walletOf } from './requestFields';
import { standingTextOf, startTextOf } from './startText';

const parse = (field: Record<string, unknown>) => FormField.parse({ name: 'f', type: 'text', ...field });
const rule = (regex: string) => [{ regex, regex_error_key: 'wrong' }];
const networks = (...names: string[]): PaymentMethod['network'] =>
  names.map((name) => ({ name, code: name.toLowerCase() }));

it.each([
  ['card_holder', 'Card holder'],
  ['cardHolderName', 'Card holder name'],
  ['bank-account.no', 'Bank account no'],
  ['cpf', 'Cpf'],
])('the name %s reads %s', (name, words) => {
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
])('%s is filled in as %s', (name, token) => {
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
])('a phone shows the keys for %s where the field has %j', (keys, field) => {
  expect(keyboardOf(compileField(parse(field)))).toBe(keys);
});

describe('options', () => {
  it('are the field’s own, in the player’s language', () => {
    const field = parse({ type: 'dropdown', values: [{ value: 1, label: { en: 'One', fr: 'Un' } }] });
    expect(optionsOf(field, {}, 'fr')).toEqual([{ value: '1', label: 'Un' }]);
  });

  it.each([
    ['dropdown_currency', { currency: ['USD', 'BRL'] }, ['USD', 'BRL']],
    ['networks', { network: networks('TRC-20', 'ERC-20') }, ['trc-20', 'erc-20']],
    ['dropdown', {}, []],
  ])('of %s come from the method', (type, sources, values) => {
    expect(optionsOf(parse({ type }), sources, 'en').map(({ value }) => value)).toEqual(values);
  });

  it('of countries are all of them, by name', () => {
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
])('of the networks %j the preferred one is %s', (names, preferred) => {
  expect(preferredNetwork(names.map((label) => ({ value: label, label })))?.label).toBe(preferred);
});

describe('the text a field starts with', () => {
  it.each([
    ['nothing', {}, ''],
    ['the server’s value', { value: 'Jo' }, 'Jo'],
    ['its value in its mask', { value: '12345678909', mask: '###.###.###-##' }, '123.456.789-09'],
    ['a card number in fours', { name: 'card', value: '42424242' }, '4242 4242'],
    ['its value in upper case', { type: 'text_uppercase', value: 'jo' }, 'JO'],
    ['a national number as the country’s', { type: 'phone_with_prefix', value: '916' }, '+7916'],
    ['an international number as it is', { type: 'phone_with_prefix', value: '+55 11' }, '+5511'],
    ['the preferred network', { type: 'networks' }, 'trc-20'],
  ])('is %s', (_, field, text) => {
    const sources = { network: networks('ERC-20', 'TRC-20', 'BEP-20') };
    expect(startTextOf(compileField(parse(field)), sources, 'ru')).toBe(text);
  });
});

describe('what stands in a dropdown', () => {
  const banks = ['a', 'B'].map((value) => ({ value, label: value }));
  const oneNetwork = { network: networks('TRC-20') };
  it.each([
    ['the server’s value', { values: banks, value: 'a' }, undefined, 'a'],
    ['the server’s value as its option writes it', { values: banks, value: 'b' }, undefined, 'B'],
    ['the server’s country in any case', { type: 'dropdown_country', value: 'BR' }, undefined, 'br'],
    ['nothing of a value that is not offered', { values: banks, value: 'c' }, undefined, ''],
    [
      'the preferred network instead of one that is gone',
      { type: 'networks', value: 'bep' },
      undefined,
      'trc-20',
    ],
    ['what was chosen', { values: banks, value: 'a' }, 'B', 'B'],
    ['the server’s value again once the chosen one is gone', { values: banks, value: 'a' }, 'c', 'a'],
    ['nothing once the chosen one is gone', { values: banks }, 'c', ''],
    ['the preferred network once the chosen one is gone', { type: 'networks' }, 'bep', 'trc-20'],
    ['the server’s own where it is hidden', { values: banks, value: 'c', isHidden: true }, undefined, 'c'],
    [
      'the server’s own where it is disabled',
      { values: banks, value: 'c', isDisabled: true },
      undefined,
      'c',
    ],
    ['the server’s own where nothing can be chosen', { value: 'c' }, undefined, 'c'],
  ])('is %s', (_, field, typed, text) => {
    const entry = compileField(parse({ type: 'dropdown', ...field }));
    expect(standingTextOf(entry, typed, oneNetwork, 'ru')).toBe(text);
  });
});

describe('the request', () => {
  const answers = [
    { field: parse({ name: 'email', alias: 'pixKey' }), sent: 'a@b.c' },
    { field: parse({ name: 'cpf', alias: 'pixKey', wallet: true }), sent: '123' },
    { field: parse({ name: 'empty' }), sent: '' },
  ];

  it('has each alias with its text, and no empty ones', () => {
    expect(toRequestFields(answers)).toEqual({ pixKey: 'a@b.c', cpf: '123' });
  });

  it('has the flagged field’s value as its wallet', () => {
    expect(walletOf(answers)).toBe('123');
    expect(walletOf([])).toBeUndefined();
  });
});
