import { samplePaymentMethod } from '@paywidget/shared/testing';
import { coinOf } from './coin';
import { minimumDeposit } from './minimumDeposit';
import { firstNetwork, networksOf } from './networks';

const named = (...names: string[]) => names.map((name) => ({ name, code: name }));

it.each([
  [['ERC-20', 'TRC-20', 'BEP-20'], 'TRC-20'],
  [['BEP-20', 'ERC-20', 'TON Blockchain'], 'ERC-20'],
  [['BEP-20', 'TON Blockchain'], 'TON Blockchain'],
  [['Bitcoin Blockchain'], 'Bitcoin Blockchain'],
  [[], undefined],
])('firstNetwork of %j is %s', (names, expected) => {
  expect(firstNetwork(named(...names))?.name).toBe(expected);
});

it('networksOf prefers the networks of the method to the values of its field', () => {
  const field = { name: 'network', type: 'networks', values: [{ value: 'T', label: 'TRC-20' }] };
  expect(networksOf(samplePaymentMethod('usdt', { fields: [field] }))).toEqual([
    { code: 'T', name: 'TRC-20' },
  ]);
  const own = [{ name: 'ERC-20', code: 'E' }];
  expect(networksOf(samplePaymentMethod('usdt', { fields: [field], network: own }))).toEqual(own);
  expect(networksOf(samplePaymentMethod('usdt'))).toEqual([]);
});

it.each([
  ['Bitcoin Blockchain', '15'],
  ['Monero Blockchain', '10'],
  ['Bitcoin Cash Blockchain', '10'],
  ['ERC-20', '10'],
  ['TRC-20', '5'],
  ['BEP-20', '5'],
  ['Litecoin Blockchain', '5'],
  ['Dash Blockchain', '5'],
  ['Doge Blockchain', '5'],
  ['Zcash Blockchain', '5'],
  ['Ripple Network', '3'],
  ['stellar network', '3'],
  ['Neo Blockchain', undefined],
  ['constructor', undefined],
])('the default minimum on %s is %s dollars, and a minimum of the server replaces it', (name, expected) => {
  expect(minimumDeposit({ name }, undefined, 'KZT')).toEqual(
    expected && { value: expected, currency: 'USD' },
  );
  expect(minimumDeposit({ name, minDeposit: '7' }, {}, 'KZT')).toEqual({ value: '7', currency: 'KZT' });
  expect(minimumDeposit({ name, minDeposit: '7' }, { minDepositValue: '0.01' }, 'KZT')).toEqual({
    value: '0.01',
    currency: 'KZT',
  });
});

it.each([
  [{ currency: ['USD', 'USDT'] }, 'USDT'],
  [{ currency: ['KAS'] }, 'KAS'],
  [{ currency: undefined }, 'COIN'],
])('coinOf a method with %j is %s', (fields, expected) => {
  expect(coinOf(samplePaymentMethod('coin', fields))).toBe(expected);
});
