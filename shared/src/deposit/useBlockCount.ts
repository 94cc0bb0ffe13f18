import { useApi } from '@paywidget/shared/api';
import type { ChainTransaction } from '@paywidget/shared/state';
import { useEffect, useMemo, useReducer } from 'react';
import { type BlockCount, createBlockCounter } from './blockCount';
import { createSteadyClock } from './steadyClock';

/** The server may bring another time as often as the status is asked for. */
const longestWaitMs = 5_000;

/**
 * The blocks that stand on a transaction now; never fewer than before, whatever becomes of the device's clock. Nothing
 * without a transaction, and for a chain whose blocks are not counted.
 */
export function useBlockCount(chain: ChainTransaction | undefined): BlockCount | undefined {
  const { clock } = useApi();
  const { blockchain, seenAt } = chain ?? {};
  const count = useMemo(
    () =>
      seenAt === undefined ? undefined : createBlockCounter({ blockchain, seenAt }, createSteadyClock(clock)),
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
