import { listQuery, useQuery } from '@paywidget/shared/api';
import {
  fetchSweepstakeWithdrawalMethods,
  type PaymentMethod,
  type RequestOf,
} from '@paywidget/shared/contract';
import { useChosenFrom, useMethodList, useRejectionReport } from '@paywidget/shared/methods';
import { useApi } from '@paywidget/shared/services';
import { atom, countryAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useMethodOnScreen } from '@paywidget/shared/withdrawal';

type Params = RequestOf<typeof fetchSweepstakeWithdrawalMethods>;

const paramsAtom = atom((get): Params => ({ country: get(countryAtom), currency: get(currencyAtom) }));

const useOptions = () => {
  const api = useApi();
  const params = useAtomValue(paramsAtom);
  return listQuery(api, ['sweepstake-redemption-methods', params], fetchSweepstakeWithdrawalMethods, params);
};

/**
 * Returns the methods that sweep coins can be redeemed with, undefined while they load. See `useMethodList`. `isIgnored`: a
 * redemption is in progress.
 */
export function useRedemptionMethods(isIgnored = false): readonly PaymentMethod[] | undefined {
  const query = useQuery(useOptions());
  useRejectionReport(query.data, 'sweepstake', 'a card view type that sweepstakes do not show');
  return useMethodList(isIgnored ? undefined : query, 'withdrawal', 'sweepstake');
}

/** Returns the chosen method for its form and its review. While a redemption with it is in progress, a new list changes nothing. */
export const useRedemptionOnScreen = () => useMethodOnScreen(useRedemptionMethods, useChosenRedemption);

/** Returns the redemption method that the player chose. See `useChosenFrom`. */
export const useChosenRedemption = (): PaymentMethod | undefined => useChosenFrom(useOptions());
