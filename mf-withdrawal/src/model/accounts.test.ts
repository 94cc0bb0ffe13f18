import { accountsOf } from './accounts';

const primary = { amount: '100', currency: 'USD' };

it.each([
  ['nothing is known', undefined, [{ type: 'main', balance: undefined }]],
  ['one account', { primary }, [{ type: 'main', balance: '100' }]],
  [
    'two accounts',
    { primary, additional: { amount: '7.5', currency: 'USD' } },
    [
      { type: 'main', balance: '100' },
      { type: 'additional', balance: '7.5' },
    ],
  ],
  [
    'one with less than a cent, which nobody can withdraw',
    { primary: { amount: '99.996', currency: 'USD' } },
    [{ type: 'main', balance: '99.99' }],
  ],
  [
    'a second account in another currency',
    { primary, additional: { amount: '7', currency: 'EUR' } },
    [{ type: 'main', balance: '100' }],
  ],
  [
    'a main account in another currency',
    { primary: { amount: '1', currency: 'EUR' } },
    [{ type: 'main', balance: undefined }],
  ],
])('finds the accounts where %s', (_, balances, expected) => {
  expect(accountsOf(balances, 'USD')).toEqual(expected);
});
