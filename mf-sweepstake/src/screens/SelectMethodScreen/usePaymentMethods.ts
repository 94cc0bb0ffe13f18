import { type Api, queryOptions, useApi, useQuery } from '@paywidget/shared/api';
import {
  fetchSweepstakePaymentMethods,
  type PaymentMethod,
  type RequestOf,
} from '@paywidget/shared/contract';
import { admit } from '@paywidget/shared/methods';
import {
  abTestGroupAtom,
  atom,
  choiceAtom,
  countryAtom,
  currencyAtom,
  useAtomValue,
} from '@paywidget/shared/state';
import { useMemo } from 'react';

type Params = RequestOf<typeof fetchSweepstakePaymentMethods>;

const paramsAtom = atom(
  (get): Params => ({
    country: get(countryAtom),
    currency: get(currencyAtom),
    abTestGroup: get(abTestGroupAtom),
  }),
);

/** A newer question aborts the older one, so only the latest counts. */
function paymentMethodsQuery(api: Api, params: Params) {
  return queryOptions({
    queryKey: ['sweepstake-payment-methods', params],
    queryFn: ({ signal }) => api.call(fetchSweepstakePaymentMethods, params, { signal }),
    staleTime: 5 * 60_000,
  });
}

/**
 * The server's answer about ways to pay for a box; nothing while it is asked for.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function usePaymentMethodList() {
  const { data, error } = useQuery(paymentMethodsQuery(useApi(), useAtomValue(paramsAtom)));
  if (error && !data) throw error;
  return data;
}

/** The methods that a box can be paid with. @throws as `usePaymentMethodList` */
export function usePaymentMethods(): readonly PaymentMethod[] | undefined {
  const answer = usePaymentMethodList();
  return useMemo(() => answer && admit(answer.methods, 'sweepstake').methods, [answer]);
}

/**
 * The method that the player chose; nothing while the list loads or once it no longer holds the method. While another list is
 * under way it is still the one of the list before, so that its form keeps what was typed.
 */
export function useChosenMethod(): PaymentMethod | undefined {
  const { method: name } = useAtomValue(choiceAtom);
  const { data } = useQuery({
    ...paymentMethodsQuery(useApi(), useAtomValue(paramsAtom)),
    placeholderData: (previous) => previous,
  });
  return data?.methods.find((method) => method.name === name);
}
