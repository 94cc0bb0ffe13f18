import { useQuery } from '@paywidget/shared/api';
import { compare, currencyOf, type Decimal, roundToDecimals } from '@paywidget/shared/money';
import { withdrawalAtom } from '@paywidget/shared/payments';
import { useApi } from '@paywidget/shared/services';
import { useAtomValue } from '@paywidget/shared/state';
import { convertQuery } from '@paywidget/shared/transaction';
import type { SubmittedRedemption } from '../ConvertScreen/draft';

const refreshMs = 30_000;

export interface Payout {
  /** The amount that the player receives by the latest rate. */
  received: Decimal;
  /** True if the player receives less than the form showed. */
  isLower: boolean;
  /** The rate could not be loaded. */
  isFailed: boolean;
  /** Requests the rate again. */
  retry(): void;
}

/** Keeps the payout up to date while the player reads the review, until the redemption is sent. */
export function usePayout({ pair, redeemed, received }: SubmittedRedemption): Payout {
  const { step } = useAtomValue(withdrawalAtom);
  const isSent = step === 'sending' || step === 'unknown' || step === 'created';
  const { data, isError, isFetching, refetch } = useQuery({
    ...convertQuery(useApi(), { ...pair, amount: redeemed }),
    enabled: !isSent,
    refetchInterval: refreshMs,
  });
  const latest = data === undefined ? received : roundToDecimals(data, currencyOf(pair.to).decimals, 'down');
  return {
    received: latest,
    isLower: compare(latest, received) < 0,
    isFailed: isError && !isFetching && !isSent,
    retry: () => void refetch(),
  };
}
