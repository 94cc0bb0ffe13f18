import { transactionStatuses } from '@paywidget/shared/contract';
import english from '../../../shared/locales/en.json';
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
  const chain = { seenAt: 0 };
  expect(completeViewOf({ status: 'waiting', chain }).title).toBe('deposit.complete.coins.title');
  expect(completeViewOf({ status: 'processed', chain })).toEqual(completeViewOf({ status: 'processed' }));
});

it.each(transactionStatuses.flatMap((status) => [{ status }, { status, chain: { seenAt: 0 } }]))(
  'all that is said of %j has a text',
  (transaction) => {
    const { title, text, button } = completeViewOf(transaction);
    for (const key of [title, text, ...(button ? [button.text] : [])]) expect(english).toHaveProperty([key]);
  },
);
