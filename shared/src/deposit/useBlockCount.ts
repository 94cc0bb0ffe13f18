import { useApi } from '@paywidget/shared/api';
import type { ChainTransaction } from '@paywidget/shared/state';
import { useEffect, useReducer } from 'react';
import { setAlarm } from './alarm';
import { type BlockCount, blockCountOf } from './blockCount';

/** The blocks that stand on a transaction now; see `blockCountOf`. Nothing without a transaction. */
export function useBlockCount(chain: ChainTransaction | undefined): BlockCount | undefined {
  const { clock } = useApi();
  const [, count] = useReducer((times: number) => times + 1, 0);
  const blocks = chain && blockCountOf(chain, clock.now());
  const nextAt = blocks?.nextAt;

  useEffect(() => (nextAt === undefined ? undefined : setAlarm(clock, nextAt, count)), [clock, nextAt]);
  return blocks;
}
