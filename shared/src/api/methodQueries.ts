import {
  type DepositMethodsParams,
  fetchCountrySelector,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
} from '@paywidget/shared/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './createApi';

/** The deposit methods of a country and a currency. A newer query aborts the older one. */
export function depositMethodsQuery(api: Api, params: DepositMethodsParams) {
  return queryOptions({
    queryKey: ['deposit-methods', params],
    queryFn: ({ signal }) => api.call(fetchPaymentMethods, params, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** What the list of withdrawal methods depends on. */
export interface WithdrawalMethodsParams {
  /** Not sent, because the call takes only a currency. Each country still has its own list in the cache. */
  country: string;
  currency: string;
}

/** The withdrawal methods of a player in a currency. A newer query aborts the older one. */
export function withdrawalMethodsQuery(api: Api, params: WithdrawalMethodsParams) {
  return queryOptions({
    queryKey: ['withdrawal-methods', params],
    queryFn: ({ signal }) => api.call(fetchWithdrawalMethods, { currency: params.currency }, { signal }),
    staleTime: 5 * 60_000,
  });
}

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
