import { type Api, queryOptions, useApi, useQuery } from '@paywidget/shared/api';
import { fetchRecoupSum, fetchSweepstakeBalances } from '@paywidget/shared/contract/payments';
import { attemptKeyAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo } from 'react';
import { type Redeemable, redeemableOf, sweepBalanceOf } from '../../model/redeemable';

/** Coins come and go in games: each visit asks anew. What one player has is never shown to the next. */
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
  /** Something of it could not be had, and counts as nothing. */
  isIncomplete: boolean;
  isRefreshing: boolean;
  refresh(): void;
}

/**
 * What the player may redeem; nothing while it is first asked for. Failures are told to the host: the balance is 0 then, and
 * so is what must still be played (specification, section 8).
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
