import english from '../../../../shared/locales/en.json';
import { purchaseView } from './purchaseView';

it.each([
  ['coins that arrived', { status: 'processed' }, 'sweep.complete.processed.title'],
  ['a declined payment', { status: 'mistaked' }, 'deposit.complete.mistaked.title'],
  [
    'a payment that nobody made in time',
    { status: 'mistaked', endReason: 'expired' },
    'deposit.complete.expired.title',
  ],
] as const)('tells of %s', (_, transaction, title) => {
  const view = purchaseView(transaction);
  expect(view.title).toBe(title);
  for (const key of [view.title, view.text]) expect(english).toHaveProperty([key]);
});
