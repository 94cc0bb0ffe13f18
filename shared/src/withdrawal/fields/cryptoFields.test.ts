import { FormField } from '@paywidget/shared/contract';
import { isValidAddress } from '../address/checkAddress';
import { checkCryptoFields } from './cryptoFields';

const fields = [
  { name: 'network', type: 'networks' },
  { name: 'cryptoAddress', alias: 'walletAddress', type: 'text', wallet: true },
  { name: 'memo', type: 'text' },
].map((field) => FormField.parse(field));
const network = [
  { name: 'TRC-20', code: 'TRC20' },
  { name: 'ERC-20', code: 'ERC20' },
];
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const check = (texts: Record<string, string>, networks = network, of: readonly FormField[] = fields) =>
  checkCryptoFields({ network: networks }, of, texts, isValidAddress);
const wrongAddress = { cryptoAddress: 'withdrawal.address.invalid' };

it.each([
  ['no error for an address of the chosen network', { network: 'TRC20', cryptoAddress: tron }, {}],
  ['no error for an address with spaces around it', { network: 'TRC20', cryptoAddress: ` ${tron} ` }, {}],
  ['an error for an address of another network', { network: 'ERC20', cryptoAddress: tron }, wrongAddress],
  [
    'an error for a mistyped address',
    { network: 'TRC20', cryptoAddress: tron.replace('H', 'h') },
    wrongAddress,
  ],
  ['no error for an empty address', { network: 'TRC20', cryptoAddress: '' }, {}],
])('returns %s', (_, texts, errors) => {
  expect(check(texts)).toEqual({ errors, warnings: [] });
});

it('an address field with the name of what every object inherits is empty before it is filled in', () => {
  const address = FormField.parse({ name: 'constructor', type: 'text', wallet: true });
  expect(check({}, network.slice(0, 1), [address])).toEqual({ errors: {}, warnings: [] });
});

it('uses the only network if none is chosen', () => {
  expect(check({ cryptoAddress: tron }, [{ name: 'ERC-20', code: 'ERC20' }]).errors).toEqual(wrongAddress);
  expect(check({ network: 'TRC20', cryptoAddress: 'anything' }, []).errors).toEqual(wrongAddress);
});

it.each([
  ['BEP2', 'BEP2', 'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2'],
  ['BTC', 'BTC Lightning', 'lnbc20m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqf'],
  ['NVL', 'Novel', 'anything'],
])('an address of the unknown network %s “%s” is a warning, and does not block', (code, name, address) => {
  expect(check({ cryptoAddress: address }, [{ name, code }])).toEqual({
    errors: {},
    warnings: [{ key: 'withdrawal.address.unchecked', network: name }],
  });
});

it('names the network by its option, if only the field lists it', () => {
  const choice = FormField.parse({
    name: 'network',
    type: 'networks',
    values: [
      { value: 'LTC', label: 'Other' },
      { value: 'BTC', label: { ru: 'Молния', en: 'Lightning' } },
    ],
  });
  const found = check({ network: 'BTC', cryptoAddress: 'lnbc1' }, [], [choice, ...fields.slice(1)]);
  expect(found).toEqual({
    errors: {},
    warnings: [{ key: 'withdrawal.address.unchecked', network: 'Lightning' }],
  });
});

it('finds the network by its code, also if the code says nothing', () => {
  const networks = [
    { name: 'ERC-20', code: 'n1' },
    { name: 'TRC-20', code: 'n2' },
  ];
  expect(check({ network: 'n1', cryptoAddress: tron }, networks).errors).toEqual(wrongAddress);
  expect(check({ network: 'n2', cryptoAddress: tron }, networks).errors).toEqual({});
  expect(check({ cryptoAddress: 'anything' }, networks)).toEqual({ errors: {}, warnings: [] });
});

it('on an unknown network, an empty address is in no doubt', () => {
  expect(check({ cryptoAddress: '' }, [{ name: 'Novel', code: 'NVL' }])).toEqual({
    errors: {},
    warnings: [],
  });
});

it('checks texts only, not what is chosen', () => {
  const chosen = FormField.parse({
    name: 'address',
    type: 'dropdown',
    values: [{ value: '1', label: 'Home' }],
  });
  expect(check({ address: '1' }, [{ name: 'TRC-20', code: 'TRC20' }], [chosen]).errors).toEqual({});
});

it('has no doubt about a usual memo and other fields', () => {
  const texts = { cryptoAddress: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '7' };
  expect(check(texts, [{ name: 'Ripple Network', code: 'XRP' }])).toEqual({ errors: {}, warnings: [] });
});

it('without any network, nothing is in doubt', () => {
  const texts = { cryptoAddress: 'anything' };
  expect(checkCryptoFields({}, fields.slice(1), texts, isValidAddress)).toEqual({ errors: {}, warnings: [] });
  expect(check({ cryptoAddress: 'anything' }, [], fields.slice(1))).toEqual({ errors: {}, warnings: [] });
});

it('a memo of an unusual form is a warning, and does not block', () => {
  const texts = { cryptoAddress: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '4294967296' };
  expect(check(texts, [{ name: 'Ripple Network', code: 'XRP' }])).toEqual({
    errors: {},
    warnings: [{ key: 'withdrawal.memo.invalid', network: 'Ripple Network' }],
  });
});

it.each([
  ['address', true],
  ['walletAddress', true],
  ['crypto_wallet_address', true],
  ['to-address', true],
  ['address_line', false],
  ['homeAddress', false],
  ['emailAddress', false],
  ['billing_address', false],
])('a field with the alias %s is checked as an address: %s', (alias, isChecked) => {
  const field = FormField.parse({ name: 'x', alias, type: 'text' });
  const { errors } = check({ x: 'Main Street 1' }, [{ name: 'TRC-20', code: 'TRC20' }], [field]);
  expect(Object.keys(errors)).toEqual(isChecked ? ['x'] : []);
});
