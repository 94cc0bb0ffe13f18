import { DepositStatusPush } from '@paywidget/shared/contract';
import {
  isAdditionalTransaction,
  onchainTransactionOf,
  withAdditionalTransaction,
} from './additionalTransactions';
import type { AdditionalTransaction } from './coins';

const push = (fields: Record<string, unknown>) =>
  DepositStatusPush.parse({
    depositId: 'd1',
    txid: 't2',
    amount: '0.00000001',
    currency: 'BTC',
    status: 0,
    ...fields,
  });
const transaction = {
  status: 'waiting',
  depositId: 'd1',
  onchainTransaction: { txid: 't1', seenAt: 0 },
} as const;

it.each([
  ['is true for another transaction to the same address', {}, transaction, true],
  ["is false for the deposit's own transaction", { txid: 't1' }, transaction, false],
  ['is false for another deposit', { depositId: 'd2' }, transaction, false],
  [
    'is false without a deposit id',
    { depositId: undefined },
    { ...transaction, depositId: undefined },
    false,
  ],
  ['is false for a push without a transaction hash', { txid: undefined }, transaction, false],
  [
    "is false while the deposit's own transaction is unknown",
    {},
    { status: 'waiting', depositId: 'd1' } as const,
    false,
  ],
])('%s', (_, fields, deposit, expected) => {
  expect(isAdditionalTransaction(push(fields), deposit)).toBe(expected);
});

it('keeps each transaction once, in the order seen, with its latest status and all decimals', () => {
  const pushes = [
    push({}),
    push({ txid: 't3', amount: '0.00000001' }),
    push({}),
    push({ status: 1, finalAmount: '1.23', currency: 'EUR', cryptoCurrency: 'BTC' }),
    push({ status: 0 }),
  ];
  const transactions = pushes.reduce<AdditionalTransaction[]>(
    (known, received, now) => withAdditionalTransaction(known, received, now),
    [],
  );
  expect(transactions.map(({ txid, amount, status, seenAt }) => [txid, amount, status, seenAt])).toEqual([
    ['t2', '0.00000001', 'processed', 0],
    ['t3', '0.00000001', 'waiting', 1],
  ]);
  expect(transactions[0]?.credited).toEqual({ amount: '1.23', currency: 'EUR' });
});

test.each([
  [
    'in the coin, and what is credited in the account currency',
    { amount: 0.01, cryptoCurrency: 'BTC', finalAmount: '650.00', currency: 'EUR' },
    { amount: '0.01', currency: 'BTC', credited: { amount: '650.00', currency: 'EUR' } },
  ],
  [
    'in the currency if the push names no coin',
    { amount: 50, finalAmount: '49.5', currency: 'EUR', cryptoCurrency: null },
    { amount: '50', currency: 'EUR', credited: { amount: '49.5', currency: 'EUR' } },
  ],
  [
    'alone while the credited amount is unknown',
    { amount: 0.01, cryptoCurrency: 'BTC', currency: 'EUR' },
    { amount: '0.01', currency: 'BTC', credited: undefined },
  ],
  [
    'and what is credited, if only the numbers are the same',
    { amount: '5', cryptoCurrency: 'USDT', finalAmount: '5', currency: 'USD' },
    { amount: '5', currency: 'USDT', credited: { amount: '5', currency: 'USD' } },
  ],
  [
    'once if the same is credited',
    { amount: '5', cryptoCurrency: 'usdt', finalAmount: '5.00', currency: 'USDT' },
    { amount: '5', currency: 'USDT', credited: undefined },
  ],
])('the amount of a pushed transaction is shown %s', (_, fields, expected) => {
  expect(onchainTransactionOf(push(fields), 0)).toMatchObject(expected);
});

it.each([
  [
    'keeps what a later push leaves out',
    {},
    { blockchain: 'TRON', credited: { amount: '9', currency: 'EUR' } },
  ],
  [
    'takes what a later push says',
    { blockchain: 'TON', finalAmount: '8', currency: 'USD' },
    { blockchain: 'TON', credited: { amount: '8', currency: 'USD' } },
  ],
  [
    'is credited with nothing else once both amounts are the same',
    { amount: '5', finalAmount: '5', currency: 'USDT' },
    { blockchain: 'TRON', credited: undefined },
  ],
])('a transaction %s, and was seen when it was first', (_, fields, expected) => {
  const known = onchainTransactionOf(
    push({ blockchain: 'TRON', finalAmount: '9', currency: 'EUR', cryptoCurrency: 'BTC' }),
    5,
  );
  expect(known.seenAt).toBe(5);
  expect(onchainTransactionOf(push(fields), 9, known)).toMatchObject({ txid: 't2', seenAt: 5, ...expected });
});

it('adds the first further transaction, and leaves the others as they are', () => {
  const [first] = withAdditionalTransaction([], push({ status: 1 }), 1);
  expect(first?.status).toBe('processed');
  if (!first) return;
  const both = withAdditionalTransaction([first], push({ txid: 't3', status: 0 }), 2);
  expect(both[0]).toBe(first);
  expect(withAdditionalTransaction(both, push({ txid: 't3', status: 2 }), 3)[0]).toBe(first);
});
