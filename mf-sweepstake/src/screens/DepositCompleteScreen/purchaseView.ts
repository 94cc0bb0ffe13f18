import { type CompleteView, completeViewOf } from '@paywidget/shared/deposit';
import type { Transaction } from '@paywidget/shared/state';

/** What the complete page shows for a purchase. Like a deposit, but what arrives are coins. */
export function purchaseView(
  transaction: Pick<Transaction, 'status' | 'endReason' | 'onchainTransaction'>,
): CompleteView {
  const view = { ...completeViewOf(transaction), more: 'sweep.complete.again' };
  if (transaction.status !== 'processed') return view;
  return {
    ...view,
    title: 'sweep.complete.processed.title',
    text: 'sweep.complete.processed.text',
    again: 'sweep.complete.again',
  };
}
