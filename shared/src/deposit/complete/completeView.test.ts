import { transactionStatuses } from '@paywidget/shared/contract';
import english from '../../../locales/en.json';
import { completeViewOf } from './completeView';

it.each([
  ['waiting', undefined],
  ['accepted', 'close'],
  ['processed', 'close'],
  ['mistaked', 'back'],
] as const)('for the status %s the action of the button is %s', (status, action) => {
  expect(completeViewOf({ status }).button?.action).toBe(action);
});

it('says that coins are on their way only while the status is waiting', () => {
  const onchainTransaction = { seenAt: 0 };
  expect(completeViewOf({ status: 'waiting', onchainTransaction }).title).toBe(
    'deposit.complete.coins.title',
  );
  expect(completeViewOf({ status: 'processed', onchainTransaction })).toEqual(
    completeViewOf({ status: 'processed' }),
  );
});

it('distinguishes cancelled, expired and declined payments only for the status mistaked (C7)', () => {
  const titleOf = (transaction: Parameters<typeof completeViewOf>[0]) => completeViewOf(transaction).title;
  expect(titleOf({ status: 'mistaked' })).toBe('deposit.complete.mistaked.title');
  expect(titleOf({ status: 'mistaked', endReason: 'cancelled' })).toBe('deposit.complete.cancelled.title');
  expect(titleOf({ status: 'mistaked', endReason: 'counterparty' })).toBe(
    'deposit.complete.counterparty.title',
  );
  expect(titleOf({ status: 'mistaked', endReason: 'expired' })).toBe('deposit.complete.expired.title');
  expect(titleOf({ status: 'processed', endReason: 'expired' })).toBe('deposit.complete.processed.title');
});

const transactions = [
  ...transactionStatuses.flatMap((status) => [{ status }, { status, onchainTransaction: { seenAt: 0 } }]),
  ...(['cancelled', 'counterparty', 'expired'] as const).map((endReason) => ({
    status: 'mistaked' as const,
    endReason,
  })),
];
it.each(transactions)('has translations for all texts of %j', (transaction) => {
  const { title, text, button } = completeViewOf(transaction);
  for (const key of [title, text, ...(button ? [button.text] : [])]) expect(english).toHaveProperty([key]);
});
