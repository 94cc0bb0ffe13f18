import { type OrderedDeposit, paymentsAtom } from '@paywidget/shared/payments';
import { choiceAtom, countryAtom, pickedCurrencyAtom, regionAtom, type Store } from '@paywidget/shared/state';
import { deadlineOf } from '../response/deadline';
import { endReasonOf } from '../status/endReason';
import type { ResumeTarget } from './checkAttempt';

/**
 * Restores the values that the screens of a stored deposit read: the choice, and the record with the server's answer. `now`
 * is server time in ms since the epoch.
 */
export function restoreDeposit(
  store: Store,
  stored: OrderedDeposit,
  { kind: _, screen: __, isCancelled, ...found }: Extract<ResumeTarget, { kind: 'screen' }>,
  now: number,
): void {
  const { ref, order } = stored;
  const { method, group, box, country, currency } = order;
  const { status, answer } = found;
  if (country !== store.get(countryAtom)) store.set(regionAtom, country);
  // Only crypto-balance lets players pick the currency.
  if (order.screen.startsWith('cryptobalance.')) store.set(pickedCurrencyAtom, currency);
  store.set(choiceAtom, { group, method, box });
  const deadline = stored.deadline ?? (answer && deadlineOf(answer, now));
  const endReason = endReasonOf({ status, isCancelled }, { ...stored, deadline }, now);
  store.set(paymentsAtom, { type: 'restored', ref, ...found, deadline, endReason });
}
