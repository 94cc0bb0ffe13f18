import { DepositStatusPush } from '@paywidget/shared/contract';
import type { AdditionalTransaction } from '@paywidget/shared/state';
import { isAdditionalTransaction, withAdditionalTransaction } from './additionalTransactions';

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
  ['another transaction to the same address', {}, transaction, true],
  ['the one that the deposit is about', { txid: 't1' }, transaction, false],
  ['another deposit', { depositId: 'd2' }, transaction, false],
  ['a deposit without an id', { depositId: undefined }, { ...transaction, depositId: undefined }, false],
  ['a deposit of no coins', { txid: undefined }, transaction, false],
  ['coins while none are known', {}, { status: 'waiting', depositId: 'd1' } as const, false],
])('%s: later coins %s', (_, fields, about, expected) => {
  expect(isAdditionalTransaction(push(fields), about)).toBe(expected);
});

it('keeps each transaction once, in the order seen, with its last news and every decimal', () => {
  const told = [
    push({}),
    push({ txid: 't3', amount: '0.00000001' }),
    push({}),
    push({ status: 1, finalAmount: '1.23456789' }),
    push({ status: 0 }),
  ];
  const coins = told.reduce<AdditionalTransaction[]>(
    (known, news, now) => withAdditionalTransaction(known, news, now),
    [],
  );
  expect(coins.map(({ txid, amount, status, seenAt }) => [txid, amount, status, seenAt])).toEqual([
    ['t2', '0.00000001', 'processed', 0],
    ['t3', '0.00000001', 'waiting', 1],
  ]);
});
