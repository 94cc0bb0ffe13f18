import { type ChosenEntry, type ListEntry, useChooseEntry } from '@paywidget/shared/methods';
import type { Choice } from '@paywidget/shared/state';
import { coinGroup } from '../../model/paymentEntries';

function chosenPayment(entry: ListEntry, { box, group }: Choice): ChosenEntry {
  if (entry.kind === 'group') return { choice: { box, group: entry.name }, page: 'sweep.deposit.crypto' };
  const { name, category } = entry.method;
  if (category === coinGroup)
    return { choice: { box, group, method: name }, page: 'sweep.deposit.crypto.address' };
  // The fields of all other methods appear on the same page.
  return { choice: { box, method: name } };
}

/** Stores the chosen payment method, and opens the list of coins, a coin's address, or the method's fields. */
export const useChoosePayment = () => useChooseEntry('deposit', chosenPayment);
