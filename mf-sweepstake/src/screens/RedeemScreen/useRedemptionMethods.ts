import { type Api, queryOptions, useApi, useQuery } from '@paywidget/shared/api';
import {
  fetchSweepstakeWithdrawalMethods,
  type PaymentMethod,
  type RequestOf,
} from '@paywidget/shared/contract';
import { useChosenFrom, useMethodList, useRejectionReport } from '@paywidget/shared/methods';
import { atom, countryAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';

type Params = RequestOf<typeof fetchSweepstakeWithdrawalMethods>;

const paramsAtom = atom((get): Params => ({ country: get(countryAtom), currency: get(currencyAtom) }));

function redemptionMethodsQuery(api: Api, params: Params) {
  return queryOptions({
    queryKey: ['sweepstake-redemption-methods', params],
    queryFn: ({ signal }) => api.call(fetchSweepstakeWithdrawalMethods, params, { signal }),
    staleTime: 5 * 60_000,
  });
}

const useOptions = () => redemptionMethodsQuery(useApi(), useAtomValue(paramsAtom));

/** Returns the methods that sweep coins can be redeemed with, undefined while they load. See `useMethodList`. */
export function useRedemptionMethods(): readonly PaymentMethod[] | undefined {
  const query = useQuery(useOptions());
  useRejectionReport(query.data, 'sweepstake', 'a card view type that sweepstakes do not show');
  return useMethodList(query, 'withdrawal', 'sweepstake');
}

/** Returns the redemption method that the player chose. See `useChosenFrom`. */
export const useChosenRedemption = (): PaymentMethod | undefined => useChosenFrom(useOptions());
