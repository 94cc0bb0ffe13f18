import { useQuery, withdrawalMethodsQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useChosenFrom, useMethodList } from '@paywidget/shared/methods';
import { useApi } from '@paywidget/shared/services';
import { useAtomValue, withdrawalMethodsParamsAtom } from '@paywidget/shared/state';

const useOptions = () => withdrawalMethodsQuery(useApi(), useAtomValue(withdrawalMethodsParamsAtom));

/** Returns the query of the player's withdrawal methods. */
export const useWithdrawalMethods = () => useQuery(useOptions());

/**
 * Returns the methods that a list of withdrawals can show, undefined while they load. See `useMethodList`. `isIgnored`: a
 * withdrawal is in progress.
 */
export function useWithdrawalList(isIgnored = false): readonly PaymentMethod[] | undefined {
  const query = useWithdrawalMethods();
  return useMethodList(isIgnored ? undefined : query, 'withdrawal');
}

/** Returns the method that the player chose. See `useChosenFrom`. */
export const useChosenMethod = (): PaymentMethod | undefined => useChosenFrom(useOptions());
