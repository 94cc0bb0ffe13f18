import type { OnchainTransaction } from '@paywidget/shared/payments';
import { useApi } from '@paywidget/shared/services';
import { createMonotonicClock } from '@paywidget/shared/transaction';
import { useEffect, useMemo, useReducer } from 'react';
import { type Confirmations, createConfirmationCounter } from './confirmations';

/** Each status poll can correct the server time, so refresh the count as often. */
const maxIntervalMs = 5_000;

/**
 * Returns the confirmations of a transaction and updates them over time. They never decrease, even if the device's clock is
 * changed. Returns undefined without a transaction, and for a blockchain without a known number of confirmations.
 */
export function useConfirmations(
  onchainTransaction: OnchainTransaction | undefined,
): Confirmations | undefined {
  const { clock } = useApi();
  const { blockchain, seenAt } = onchainTransaction ?? {};
  const count = useMemo(
    () =>
      seenAt === undefined
        ? undefined
        : createConfirmationCounter({ blockchain, seenAt }, createMonotonicClock(clock)),
    [clock, blockchain, seenAt],
  );
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      rerender();
      const dueInMs = count?.()?.dueInMs;
      if (dueInMs !== undefined) timer = setTimeout(tick, Math.min(dueInMs, maxIntervalMs));
    }
    tick();
    return () => clearTimeout(timer);
  }, [count]);
  return count?.();
}
