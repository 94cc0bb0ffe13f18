import { useApi, useQuery } from '@paywidget/shared/api';
import { type Decimal, isDecimal } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';
import { useState } from 'react';
import { type Entry, type Pair, questionOf, type Sides, sidesOf } from '../../model/conversion';
import { convertQuery } from './convertQuery';
import { useDebouncedValue } from './useDebouncedValue';

/** A player who stops typing for so long is done for now, in ms (specification, section 9, "Amount debounce"). */
const typingPause = 500;

export interface Conversion {
  entry: Entry;
  enter(entry: Entry): void;
  sides: Sides;
  /** What would be redeemed; nothing while it is not known. */
  redeemed: Decimal | undefined;
  /** `none`: no amount stands there; `counting`: it is typed or asked about; `failed`: the rate is null, and the host knows. */
  state: 'none' | 'counting' | 'known' | 'failed';
  /** Asks once more. */
  retry(): void;
}

/**
 * Two amounts of which each follows the other, whichever is typed. The server is asked once typing pauses, and only the answer
 * to what stands there now is shown (specification, sections 7 and 9).
 */
export function useConversion(pair: Pair, start: Entry): Conversion {
  const [entry, enter] = useState(start);
  const settled = useDebouncedValue(entry, typingPause);
  const asked = questionOf(settled, pair);
  const { data, isError, isFetching, refetch } = useQuery({
    ...convertQuery(useApi(), asked ?? { ...pair, amount: '0' }),
    enabled: asked !== undefined,
  });

  const isSettled = settled === entry;
  const answer = isSettled && asked ? data : undefined;
  const sides = sidesOf(entry, answer, pair);
  const redeemed = toStoredAmount(sides.from);
  const stateOf = (): Conversion['state'] => {
    if (!questionOf(entry, pair)) return 'none';
    if (answer !== undefined) return 'known';
    return isSettled && isError && !isFetching ? 'failed' : 'counting';
  };
  return {
    entry,
    enter,
    sides,
    redeemed: isDecimal(redeemed) ? redeemed : undefined,
    state: stateOf(),
    retry: () => void refetch(),
  };
}
