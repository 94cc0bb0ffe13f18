import { FormField } from '@paywidget/shared/contract';
import { isValidAddress } from '../address/checkAddress';
import { cryptoErrors } from './cryptoFields';

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

const errorsOf = (texts: Record<string, string>, networks = network) =>
  cryptoErrors({ network: networks }, fields, texts, isValidAddress);
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
])('returns %s', (_, texts, expected) => {
  expect(errorsOf(texts)).toEqual(expected);
});

it('uses the only network if none is chosen, and accepts any address of an unknown network', () => {
  expect(errorsOf({ cryptoAddress: tron }, [{ name: 'ERC-20', code: 'ERC20' }])).toEqual(wrongAddress);
  expect(errorsOf({ cryptoAddress: 'anything' }, [{ name: 'Novel', code: 'NVL' }])).toEqual({});
  expect(errorsOf({ network: 'TRC20', cryptoAddress: 'anything' }, [])).toEqual(wrongAddress);
});

it('returns an error for a memo that does not fit the chain', () => {
  const texts = { cryptoAddress: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '4294967296' };
  expect(errorsOf(texts, [{ name: 'Ripple Network', code: 'XRP' }])).toEqual({
    memo: 'withdrawal.memo.invalid',
  });
});
