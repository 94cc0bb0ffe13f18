import { type Api, queryOptions, useQuery } from '@paywidget/shared/api';
import { fetchRecoupSum, fetchSweepstakeBalances } from '@paywidget/shared/contract/payments';
import { useApi } from '@paywidget/shared/services';
import { attemptKeyAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo } from 'react';
import { type Redeemable, redeemableOf, sweepBalanceOf } from '../../model/redeemable';

/** Fetched on each visit, because games change the balance. The key has the player, so that no other player sees it. */
const balancesQuery = (api: Api, player: string) =>
  queryOptions({
    queryKey: ['sweepstake-balances', player],
    queryFn: ({ signal }) => api.call(fetchSweepstakeBalances, {}, { signal }),
    staleTime: 0,
  });

const unplayedQuery = (api: Api, player: string, currency: string) =>
  queryOptions({
    queryKey: ['sweepstake-unplayed', player, currency],
    queryFn: async ({ signal }) => (await api.call(fetchRecoupSum, { currency }, { signal })).data.amount,
    staleTime: 0,
  });

export interface RedeemableState {
  redeemable: Redeemable;
  /** True if a call failed. Its value counts as 0. */
  isIncomplete: boolean;
  isRefreshing: boolean;
  refresh(): void;
}

/**
 * Returns the amounts that the player may redeem. Undefined while they load for the first time. A failed call is reported to
 * the host, and its value (balance or unplayed amount) counts as 0.
 */
export function useRedeemable(): RedeemableState | undefined {
  const api = useApi();
  const player = useAtomValue(attemptKeyAtom);
  const balances = useQuery(balancesQuery(api, player));
  const { currency } = sweepBalanceOf(balances.data ?? []);
  const unplayed = useQuery({ ...unplayedQuery(api, player, currency), enabled: !balances.isPending });
  const redeemable = useMemo(
    () => redeemableOf(balances.data, unplayed.data),
    [balances.data, unplayed.data],
  );

  if (balances.isPending || unplayed.isPending) return undefined;
  return {
    redeemable,
    isIncomplete: balances.isError || unplayed.isError,
    isRefreshing: balances.isFetching || unplayed.isFetching,
    refresh() {
      void balances.refetch();
      void unplayed.refetch();
    },
  };
}
