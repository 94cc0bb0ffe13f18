import {
  type DepositMethodsParams,
  type Endpoint,
  fetchCountrySelector,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
  type RequestOf,
} from '@paywidget/shared/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './createApi';

/** A list of the player's options, fresh for five minutes. A newer query aborts the older query. */
export const listQuery = <E extends Endpoint, Key extends readonly unknown[]>(
  api: Api,
  queryKey: Key,
  endpoint: E,
  request: RequestOf<E>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => api.call(endpoint, request, { signal }),
    staleTime: 5 * 60_000,
  });

/** The deposit methods of a country and a currency. */
export const depositMethodsQuery = (api: Api, params: DepositMethodsParams) =>
  listQuery(api, ['deposit-methods', params], fetchPaymentMethods, params);

/** The facts on which the list of withdrawal methods depends. */
export interface WithdrawalMethodsParams {
  /** Not sent, because the call takes only a currency. Each country still has its own list in the cache. */
  country: string;
  currency: string;
}

/** The withdrawal methods of a player in a currency. */
export const withdrawalMethodsQuery = (api: Api, params: WithdrawalMethodsParams) =>
  listQuery(api, ['withdrawal-methods', params], fetchWithdrawalMethods, { currency: params.currency });

/** The limits of a method that has no amount rule for the currency. */
export function depositLimitsQuery(api: Api, params: { currency: string; paymentMethod: string }) {
  return queryOptions({
    queryKey: ['deposit-limits', params],
    queryFn: ({ signal }) => api.call(fetchDepositLimits, params, { signal }),
  });
}

/** The countries whose methods the player may choose. */
export function countrySelectorQuery(api: Api) {
  return queryOptions({
    queryKey: ['country-selector'],
    queryFn: ({ signal }) => api.call(fetchCountrySelector, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
