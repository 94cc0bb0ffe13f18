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

it('distinguishes cancelled, expired and declined payments only for the status mistaked', () => {
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

it.each([
  [{ status: 'waiting' }, 'clock', 'neutral', 'waiting'],
  [{ status: 'waiting', onchainTransaction: { seenAt: 0 } }, 'clock', 'info', 'coins'],
  [{ status: 'waiting', endReason: 'expired' }, 'clock', 'neutral', 'waiting'],
  [{ status: 'accepted' }, 'clock', 'info', 'accepted'],
  [{ status: 'processed' }, 'success', 'success', 'processed'],
  [{ status: 'mistaked' }, 'error', 'danger', 'mistaked'],
  [{ status: 'mistaked', endReason: 'cancelled' }, 'info', 'neutral', 'cancelled'],
  [{ status: 'mistaked', endReason: 'counterparty' }, 'warning', 'warning', 'counterparty'],
  [{ status: 'mistaked', endReason: 'expired' }, 'clock', 'warning', 'expired'],
] as const)('%j shows the icon %s, the tone %s and the texts of %s', (transaction, icon, tone, texts) => {
  expect(completeViewOf(transaction)).toMatchObject({
    icon,
    tone,
    title: `deposit.complete.${texts}.title`,
    text: `deposit.complete.${texts}.text`,
  });
});

it('offers another payment after one that succeeded, another try after one that did not', () => {
  const buttons = (transaction: Parameters<typeof completeViewOf>[0]) => {
    const { button, again } = completeViewOf(transaction);
    return [button?.action, button?.text, again];
  };
  expect(buttons({ status: 'processed' })).toEqual([
    'close',
    'deposit.complete.close',
    'deposit.complete.again',
  ]);
  expect(buttons({ status: 'accepted' })).toEqual(['close', 'deposit.complete.close', undefined]);
  for (const endReason of [undefined, 'cancelled', 'counterparty', 'expired'] as const)
    expect(buttons({ status: 'mistaked', endReason })).toEqual(['back', 'deposit.complete.retry', undefined]);
  expect(buttons({ status: 'waiting', onchainTransaction: { seenAt: 0 } })).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
