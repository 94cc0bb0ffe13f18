import { type Api, queryOptions } from '@paywidget/shared/api';
import { fetchWithdrawalMethods } from '@paywidget/shared/contract';
import { atom, countryAtom, currencyAtom } from '@paywidget/shared/state';

/** Whose list it is. The server is asked by currency; of another country it is another list all the same. */
export interface WithdrawalMethodsParams {
  country: string;
  currency: string;
}

export const withdrawalMethodsParamsAtom = atom(
  (get): WithdrawalMethodsParams => ({ country: get(countryAtom), currency: get(currencyAtom) }),
);

/** The withdrawal methods of a currency. A newer question aborts the older one, so only the latest counts. */
export function withdrawalMethodsQuery(api: Api, params: WithdrawalMethodsParams) {
  return queryOptions({
    queryKey: ['withdrawal-methods', params],
    queryFn: ({ signal }) => api.call(fetchWithdrawalMethods, { currency: params.currency }, { signal }),
    staleTime: 5 * 60_000,
  });
}
