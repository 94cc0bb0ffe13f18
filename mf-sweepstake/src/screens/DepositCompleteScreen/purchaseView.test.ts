import english from '../../../../shared/locales/en.json';
import { purchaseView } from './purchaseView';

it.each([
  ['processed purchase', { status: 'processed' }, 'sweep.complete.processed.title'],
  ['declined payment', { status: 'mistaked' }, 'deposit.complete.mistaked.title'],
  [
    'cancelled payment',
    { status: 'mistaked', endReason: 'counterparty' },
    'deposit.complete.counterparty.title',
  ],
  [
    'payment that was not made in time',
    { status: 'mistaked', endReason: 'expired' },
    'deposit.complete.expired.title',
  ],
] as const)('has a title and a text for a %s', (_, transaction, title) => {
  const view = purchaseView(transaction);
  expect(view.title).toBe(title);
  for (const key of [view.title, view.text]) expect(english).toHaveProperty([key]);
});
