import { type Api, queryOptions, useApi, useQuery } from '@paywidget/shared/api';
import {
  fetchSweepstakeWithdrawalMethods,
  type PaymentMethod,
  type RequestOf,
} from '@paywidget/shared/contract';
import { useChosenFrom, useMethodList, useRejectionReport } from '@paywidget/shared/methods';
import { atom, choiceAtom, countryAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useKeptEntry } from '@paywidget/shared/transaction';
import { useIsWithdrawalInProgress } from '@paywidget/shared/withdrawal';

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

const noList = { data: undefined, error: null };

/**
 * Returns the methods that sweep coins can be redeemed with, undefined while they load. See `useMethodList`. `isIgnored`: while
 * a redemption is in progress, an empty or failed list must not take the player away from it.
 */
export function useRedemptionMethods(isIgnored = false): readonly PaymentMethod[] | undefined {
  const query = useQuery(useOptions());
  useRejectionReport(query.data, 'sweepstake', 'a card view type that sweepstakes do not show');
  return useMethodList(isIgnored ? noList : query, 'withdrawal', 'sweepstake');
}

/** The redemption method on the screen. */
interface RedemptionOnScreen {
  /** Undefined while the list loads or without the method. */
  method: PaymentMethod | undefined;
  /** The list no longer has the method. */
  isMissing: boolean;
}

/** Returns the chosen method for its form and its review. While a redemption with it is in progress, a new list changes nothing. */
export function useRedemptionOnScreen(): RedemptionOnScreen {
  const { method: chosen } = useAtomValue(choiceAtom);
  const isInProgress = useIsWithdrawalInProgress(chosen);
  const methods = useRedemptionMethods(isInProgress);
  const method = useKeptEntry(useChosenRedemption(), ({ name }) => isInProgress && name === chosen);
  return { method, isMissing: methods !== undefined && !method };
}

/** Returns the redemption method that the player chose. See `useChosenFrom`. */
export const useChosenRedemption = (): PaymentMethod | undefined => useChosenFrom(useOptions());
