import { type ChosenEntry, type ListEntry, useChooseEntry } from '@paywidget/shared/methods';
import type { Choice } from '@paywidget/shared/state';

const chosenRedemption = (entry: ListEntry, { group }: Choice): ChosenEntry =>
  entry.kind === 'group'
    ? { choice: { group: entry.name }, page: 'sweep.withdrawal.crypto' }
    : { choice: { group, method: entry.method.name }, page: 'sweep.withdrawal.crypto.convert' };

/** Stores the chosen group or redemption method, and opens the list of coins or the form. */
export const useChooseRedemption = () => useChooseEntry('withdrawal', chosenRedemption);
