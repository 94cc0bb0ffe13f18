import { transactionStatuses } from '@paywidget/shared/contract';
import english from '../../../locales/en.json';
import { completeViewOf } from './completeView';

it.each([
  ['waiting', undefined],
  ['accepted', 'close'],
  ['processed', 'close'],
  ['mistaked', 'back'],
] as const)('the button of %s does: %s', (status, action) => {
  expect(completeViewOf({ status }).button?.action).toBe(action);
});

it('says of coins that they are on their way, until there is news of them', () => {
  const onchainTransaction = { seenAt: 0 };
  expect(completeViewOf({ status: 'waiting', onchainTransaction }).title).toBe(
    'deposit.complete.coins.title',
  );
  expect(completeViewOf({ status: 'processed', onchainTransaction })).toEqual(
    completeViewOf({ status: 'processed' }),
  );
});

it('tells what the player called off or let run out from what was declined, until there is news', () => {
  const titleOf = (transaction: Parameters<typeof completeViewOf>[0]) => completeViewOf(transaction).title;
  expect(titleOf({ status: 'mistaked' })).toBe('deposit.complete.mistaked.title');
  expect(titleOf({ status: 'mistaked', endReason: 'cancelled' })).toBe('deposit.complete.cancelled.title');
  expect(titleOf({ status: 'mistaked', endReason: 'expired' })).toBe('deposit.complete.expired.title');
  expect(titleOf({ status: 'processed', endReason: 'expired' })).toBe('deposit.complete.processed.title');
});

const transactions = [
  ...transactionStatuses.flatMap((status) => [{ status }, { status, onchainTransaction: { seenAt: 0 } }]),
  ...(['cancelled', 'expired'] as const).map((endReason) => ({ status: 'mistaked' as const, endReason })),
];
it.each(transactions)('all that is said of %j has a text', (transaction) => {
  const { title, text, button } = completeViewOf(transaction);
  for (const key of [title, text, ...(button ? [button.text] : [])]) expect(english).toHaveProperty([key]);
});
