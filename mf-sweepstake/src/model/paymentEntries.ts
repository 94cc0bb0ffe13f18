import type { PaymentMethod } from '@paywidget/shared/contract';
import { type ListEntry, listEntries, methodsOfGroup } from '@paywidget/shared/methods';

/** The only group that the sweepstake flow shows as a group. */
export const coinGroup = 'crypto';

/** Returns the methods one by one, by position. Only coins are grouped, because only coins have a separate list. */
export function paymentEntries(methods: readonly PaymentMethod[]): ListEntry[] {
  const coins = methodsOfGroup(methods, coinGroup);
  const others = methods
    .filter(({ category }) => category !== coinGroup)
    .map((method): ListEntry => ({ kind: 'method', method, position: method.position }));
  return [...others, ...listEntries(coins)].sort((a, b) => a.position - b.position);
}
