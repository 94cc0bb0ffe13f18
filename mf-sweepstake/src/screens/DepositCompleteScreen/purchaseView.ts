import { type CompleteView, completeViewOf } from '@paywidget/shared/deposit';
import type { Deposit } from '@paywidget/shared/payments';

/** The view of a purchase on the complete page. Like a deposit, but coins arrive. */
export function purchaseView(
  deposit: Pick<Deposit, 'status' | 'endReason' | 'onchainTransaction'>,
): CompleteView {
  const view = { ...completeViewOf(deposit), more: 'sweep.complete.again' };
  if (deposit.status !== 'processed') return view;
  return {
    ...view,
    title: 'sweep.complete.processed.title',
    text: 'sweep.complete.processed.text',
    again: 'sweep.complete.again',
  };
}
