import { keepForPaymentAtom, useSetAtom } from '@paywidget/shared/state';
import { useLayoutEffect, useState } from 'react';

/**
 * Keeps the player's country and currency while a payment of this screen is in progress, so that the form keeps the sent
 * values. Changes from the host apply afterwards.
 */
export function useKeepForPayment(isInProgress: boolean): void {
  const keep = useSetAtom(keepForPaymentAtom);
  useLayoutEffect(() => {
    if (!isInProgress) return;
    keep(true);
    return () => keep(false);
  }, [isInProgress, keep]);
}

/**
 * Returns the entry of a list for a screen: the current entry, or the last one while `isKept` returns true for it, such as
 * during a payment. If a new list does not have the entry, nothing changes then.
 */
export function useKeptEntry<Entry>(
  current: Entry | undefined,
  isKept: (last: Entry) => boolean,
): Entry | undefined {
  const [last, setLast] = useState(current);
  const entry = last !== undefined && isKept(last) ? last : current;
  if (entry !== last) setLast(entry);
  return entry;
}
