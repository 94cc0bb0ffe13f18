import fc from 'fast-check';
import { add } from './decimal';
import { checkAmount, limitsOf } from './limits';

const amountRules = {
  USD: { min: '10', max: '500' },
  RUB: { min: '100', max: '15000', minNonRus: '300' },
  EUR: { min: '10.121', max: '499.999' },
  BTC: { min: '0.000123454', max: '1' },
};
const of = { amountRules, country: 'in', methodName: 'card' };

test.each([
  ['the rule of the currency', { ...of, currency: 'USD' }, { min: '10', max: '500' }],
  ['minNonRus outside Russia', { ...of, currency: 'RUB', country: 'kz' }, { min: '300', max: '15000' }],
  ['the plain minimum in Russia', { ...of, currency: 'RUB', country: 'RU' }, { min: '100', max: '15000' }],
  ['two decimals, rounded inwards', { ...of, currency: 'EUR' }, { min: '10.13', max: '499.99' }],
  ['eight decimals for crypto, rounded inwards', { ...of, currency: 'BTC' }, { min: '0.00012346', max: '1' }],
  [
    'the rule of the currency, even if deposit-limits exist',
    { ...of, currency: 'USD', depositLimits: { card: { min: '1', max: '2' } } },
    { min: '10', max: '500' },
  ],
  [
    'deposit-limits if there is no rule',
    { ...of, currency: 'KZT', depositLimits: { card: { min: '500.5', max: '9000' } } },
    { min: '500.5', max: '9000' },
  ],
  [
    'a minimum of 1 if deposit-limits lack the method',
    { ...of, currency: 'KZT', depositLimits: { other: { min: '5', max: '9' } } },
    { min: '1' },
  ],
  ['a minimum of 1 without any source', { currency: 'USD', country: 'us', methodName: 'card' }, { min: '1' }],
  [
    'the built-in limits of e-money in MXN',
    { ...of, currency: 'MXN', category: 'e-money' },
    { min: '21', max: '20155' },
  ],
  [
    'the answer of deposit-limits instead of the built-in limits of e-money in MXN',
    { ...of, currency: 'MXN', category: 'e-money', depositLimits: { card: { min: '50', max: '100' } } },
    { min: '50', max: '100' },
  ],
  [
    'the server’s rule instead of the built-in limits of e-money in MXN',
    { ...of, currency: 'MXN', category: 'e-money', amountRules: { MXN: { min: '50', max: '100' } } },
    { min: '50', max: '100' },
  ],
  [
    'a minimum of 1 for e-money in another currency',
    { ...of, currency: 'KZT', category: 'e-money' },
    { min: '1' },
  ],
  [
    'a minimum of 1 in MXN for another category',
    { ...of, currency: 'MXN', category: 'card_method' },
    { min: '1' },
  ],
])('limitsOf returns %s', (_, sources, limits) => {
  expect(limitsOf(sources)).toEqual(limits);
});

test.each([
  ['', 'empty'],
  ['9.99', 'belowMin'],
  ['10', 'ok'],
  ['10.00', 'ok'],
  ['500', 'ok'],
  ['500.01', 'aboveMax'],
  ['0', 'belowMin'],
  ['-20', 'belowMin'],
] as const)('checkAmount of %j with limits 10 to 500 is %s', (amount, check) => {
  expect(checkAmount(amount, { min: '10', max: '500' })).toBe(check);
});

test('checkAmount rejects zero even with a minimum of zero, and accepts any amount without a maximum', () => {
  expect(checkAmount('0.00', { min: '0', max: '5' })).toBe('empty');
  expect(checkAmount('99999999999999999999', { min: '1' })).toBe('ok');
});

test('checkAmount detects the smallest excess, even over a very large limit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), (max) => {
      const limits = { min: '1', max: String(max) };
      expect(checkAmount(String(max), limits)).toBe('ok');
      expect(checkAmount(add(String(max), '0.00000001'), limits)).toBe('aboveMax');
    }),
  );
});
