import { listQuery, useQuery } from '@paywidget/shared/api';
import {
  fetchSweepstakePaymentMethods,
  type PaymentMethod,
  type RequestOf,
} from '@paywidget/shared/contract';
import { filterMethods, useChosenFrom } from '@paywidget/shared/methods';
import { useApi } from '@paywidget/shared/services';
import { abTestGroupAtom, atom, countryAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo } from 'react';

type Params = RequestOf<typeof fetchSweepstakePaymentMethods>;

const paramsAtom = atom(
  (get): Params => ({
    country: get(countryAtom),
    currency: get(currencyAtom),
    abTestGroup: get(abTestGroupAtom),
  }),
);

const useOptions = () => {
  const api = useApi();
  const params = useAtomValue(paramsAtom);
  return listQuery(api, ['sweepstake-payment-methods', params], fetchSweepstakePaymentMethods, params);
};

/**
 * Returns the server's answer with the methods that can pay for a box. Undefined while it loads.
 * @throws the error of the call. The shell then opens the error page. Its button leads back here.
 */
export function usePaymentMethodList() {
  const { data, error } = useQuery(useOptions());
  if (error && !data) throw error;
  return data;
}

/** Returns the methods that can pay for a box, undefined while they load. @throws like `usePaymentMethodList` */
export function usePaymentMethods(): readonly PaymentMethod[] | undefined {
  const answer = usePaymentMethodList();
  return useMemo(() => answer && filterMethods(answer.methods, 'sweepstake').methods, [answer]);
}

/** Returns the payment method that the player chose from the current list. See `useChosenFrom`. */
export const useListedMethod = (): PaymentMethod | undefined => useChosenFrom(useOptions());
