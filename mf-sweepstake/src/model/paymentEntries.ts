import type { PaymentMethod } from '@paywidget/shared/contract';
import { type ListEntry, listEntries, methodsOfGroup } from '@paywidget/shared/methods';

/** The group whose methods have a page of their own in the sweepstake flow. */
export const coinGroup = 'crypto';

/** Methods one by one, by position; of the groups only the coins stand together, since only they have a list to open. */
export function paymentEntries(methods: readonly PaymentMethod[]): ListEntry[] {
  const coins = methodsOfGroup(methods, coinGroup);
  const others = methods
    .filter(({ category }) => category !== coinGroup)
    .map((method): ListEntry => ({ kind: 'method', method, position: method.position }));
  return [...others, ...listEntries(coins)].sort((a, b) => a.position - b.position);
}
