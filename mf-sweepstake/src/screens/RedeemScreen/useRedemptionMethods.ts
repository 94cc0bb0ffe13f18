import { type Api, queryOptions, useApi, useQuery } from '@paywidget/shared/api';
import {
  fetchSweepstakeWithdrawalMethods,
  type PaymentMethod,
  type RequestOf,
} from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useFlow } from '@paywidget/shared/navigation';
import { atom, choiceAtom, countryAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useEffect, useMemo } from 'react';
import { redeemOutcomeOf } from '../../model/redeemOutcome';
import { useRefusedReport } from './useRefusedReport';

type Params = RequestOf<typeof fetchSweepstakeWithdrawalMethods>;

const paramsAtom = atom((get): Params => ({ country: get(countryAtom), currency: get(currencyAtom) }));

function redemptionMethodsQuery(api: Api, params: Params) {
  return queryOptions({
    queryKey: ['sweepstake-redemption-methods', params],
    queryFn: ({ signal }) => api.call(fetchSweepstakeWithdrawalMethods, params, { signal }),
    staleTime: 5 * 60_000,
  });
}

/**
 * What sweep coins can be redeemed to; nothing while it is asked for. An empty list takes the player to the page that says
 * so.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function useRedemptionMethods(): readonly PaymentMethod[] | undefined {
  const { data, error } = useQuery(redemptionMethodsQuery(useApi(), useAtomValue(paramsAtom)));
  const { go } = useFlow();
  const host = useHost();
  const outcome = useMemo(() => redeemOutcomeOf(data), [data]);
  useRefusedReport(data);

  useEffect(() => {
    if (outcome.kind !== 'empty') return;
    host.report('methods.empty', 'Empty withdrawal methods');
    go('empty', { replace: true, query: { direct: String(outcome.isDirectGeo), transaction: 'withdrawal' } });
  }, [outcome, go, host]);

  if (error && !data) throw error;
  return outcome.kind === 'ready' ? outcome.methods : undefined;
}

/**
 * The method that the player chose; nothing while the list loads or once it no longer holds the method. While another list is
 * under way it is still the one of the list before, so that its form keeps what was typed.
 */
export function useChosenRedemption(): PaymentMethod | undefined {
  const { method: name } = useAtomValue(choiceAtom);
  const { data } = useQuery({
    ...redemptionMethodsQuery(useApi(), useAtomValue(paramsAtom)),
    placeholderData: (previous) => previous,
  });
  return data?.methods.find((method) => method.name === name);
}
