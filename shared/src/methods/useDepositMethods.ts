import { depositMethodsQuery, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useApi } from '@paywidget/shared/services';
import { depositMethodsParamsAtom, useAtomValue } from '@paywidget/shared/state';
import { useChosenFrom } from './useChosenFrom';

/** Returns the query of the player's deposit methods. */
export function useDepositMethods() {
  const params = useAtomValue(depositMethodsParamsAtom);
  return useQuery(depositMethodsQuery(useApi(), params));
}

/** Returns the deposit method that the player chose. See `useChosenFrom`. */
export function useChosenMethod(): PaymentMethod | undefined {
  return useChosenFrom(depositMethodsQuery(useApi(), useAtomValue(depositMethodsParamsAtom)));
}
