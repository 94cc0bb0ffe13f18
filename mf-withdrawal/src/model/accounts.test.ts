import { accountsOf } from './accounts';

const primary = { amount: '100', currency: 'USD' };

it.each([
  [
    'the main account without a balance if the host sends none',
    undefined,
    [{ type: 'main', balance: undefined }],
  ],
  ['the main account', { primary }, [{ type: 'main', balance: '100' }]],
  [
    'both accounts',
    { primary, additional: { amount: '7.5', currency: 'USD' } },
    [
      { type: 'main', balance: '100' },
      { type: 'additional', balance: '7.5' },
    ],
  ],
  [
    'a balance rounded down to the cent',
    { primary: { amount: '99.996', currency: 'USD' } },
    [{ type: 'main', balance: '99.99' }],
  ],
  [
    'no additional account in another currency',
    { primary, additional: { amount: '7', currency: 'EUR' } },
    [{ type: 'main', balance: '100' }],
  ],
  [
    'the main account without a balance if it is in another currency',
    { primary: { amount: '1', currency: 'EUR' } },
    [{ type: 'main', balance: undefined }],
  ],
])('the accounts to withdraw from are %s', (_, balances, expected) => {
  expect(accountsOf(balances, 'USD')).toEqual(expected);
});
