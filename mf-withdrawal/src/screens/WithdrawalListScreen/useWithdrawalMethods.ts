import { type Api, queryOptions, useApi, useQuery } from '@paywidget/shared/api';
import { fetchWithdrawalMethods, type PaymentMethod } from '@paywidget/shared/contract';
import { useChosenFrom, useMethodList } from '@paywidget/shared/methods';
import { atom, countryAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';

interface Params {
  /** Not sent: the call takes a currency only. Another country still gets a list of its own. */
  country: string;
  currency: string;
}

const paramsAtom = atom((get): Params => ({ country: get(countryAtom), currency: get(currencyAtom) }));

/** A newer request aborts the older one, so only the latest answer is used. */
function withdrawalMethodsQuery(api: Api, params: Params) {
  return queryOptions({
    queryKey: ['withdrawal-methods', params],
    queryFn: ({ signal }) => api.call(fetchWithdrawalMethods, { currency: params.currency }, { signal }),
    staleTime: 5 * 60_000,
  });
}

const useOptions = () => withdrawalMethodsQuery(useApi(), useAtomValue(paramsAtom));

/** Returns the query of the player's withdrawal methods. */
export const useWithdrawalMethods = () => useQuery(useOptions());

const noList = { data: undefined, error: null };

/**
 * Returns the methods that a list of withdrawals can show, undefined while they load. See `useMethodList`. `isIgnored`: while a
 * withdrawal is in progress, an empty or failed list must not take the player away from it.
 */
export function useWithdrawalList(isIgnored = false): readonly PaymentMethod[] | undefined {
  const query = useWithdrawalMethods();
  return useMethodList(isIgnored ? noList : query, 'withdrawal');
}

/** Returns the method that the player chose. See `useChosenFrom`. */
export const useChosenMethod = (): PaymentMethod | undefined => useChosenFrom(useOptions());
