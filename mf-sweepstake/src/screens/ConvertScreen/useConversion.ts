import { useQuery } from '@paywidget/shared/api';
import { type Decimal, isDecimal } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';
import { useApi } from '@paywidget/shared/services';
import { convertQuery } from '@paywidget/shared/transaction';
import { useEffect, useState } from 'react';
import {
  type CurrencyPair,
  conversionRequestOf,
  type DisplayedAmounts,
  displayedAmountsOf,
  type Entry,
} from '../../model/conversion';

const debounceMs = 500;

export interface Conversion {
  entry: Entry;
  enter(entry: Entry): void;
  displayed: DisplayedAmounts;
  /** The sweep coins to redeem. Undefined while unknown. */
  redeemed: Decimal | undefined;
  /** `none`: no amount is entered. `converting`: waiting for a pause in typing, or for the server. `failed`: no rate. */
  state: 'none' | 'converting' | 'known' | 'failed';
  /** Requests the rate again. */
  retry(): void;
}

/**
 * Keeps two amounts in step: the player types one amount, and the server converts it to the other after a pause of 500 ms in
 * typing. Only a response to the current entry is displayed.
 */
export function useConversion(pair: CurrencyPair, start: Entry): Conversion {
  const [entry, enter] = useState(start);
  const debouncedEntry = useDebouncedValue(entry, debounceMs);
  const request = conversionRequestOf(debouncedEntry, pair);
  const { data, isError, isFetching, refetch } = useQuery({
    ...convertQuery(useApi(), request ?? { ...pair, amount: '0' }),
    enabled: request !== undefined,
  });

  const isDebounced = debouncedEntry === entry;
  const converted = isDebounced && request ? data : undefined;
  const displayed = displayedAmountsOf(entry, converted, pair);
  const redeemed = toStoredAmount(displayed.from);
  const stateOf = (): Conversion['state'] => {
    if (!conversionRequestOf(entry, pair)) return 'none';
    if (converted !== undefined) return 'known';
    return isDebounced && isError && !isFetching ? 'failed' : 'converting';
  };
  return {
    entry,
    enter,
    displayed,
    redeemed: isDecimal(redeemed) ? redeemed : undefined,
    state: stateOf(),
    retry: () => void refetch(),
  };
}

/** Returns the value after it has not changed for `delayMs`. Returns the initial value at once. */
function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
