import { useApi } from '@paywidget/shared/api';
import type { OnchainTransaction } from '@paywidget/shared/state';
import { createMonotonicClock } from '@paywidget/shared/transaction';
import { useEffect, useMemo, useReducer } from 'react';
import { type Confirmations, createConfirmationCounter } from './confirmations';

/** The server may bring another time as often as the status is asked for. */
const longestWaitMs = 5_000;

/**
 * The blocks that stand on a transaction now; never fewer than before, whatever becomes of the device's clock. Nothing
 * without a transaction, and for a chain whose blocks are not counted.
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
  const [, look] = useReducer((looks: number) => looks + 1, 0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      look();
      const dueInMs = count?.()?.dueInMs;
      if (dueInMs !== undefined) timer = setTimeout(tick, Math.min(dueInMs, longestWaitMs));
    }
    tick();
    return () => clearTimeout(timer);
  }, [count]);
  return count?.();
}
