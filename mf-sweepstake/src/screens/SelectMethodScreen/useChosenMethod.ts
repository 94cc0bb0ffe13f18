import type { PaymentMethod } from '@paywidget/shared/contract';
import { useIsDepositInProgress } from '@paywidget/shared/deposit';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { useKeptEntry } from '@paywidget/shared/transaction';
import { useListedMethod } from '../../shop/usePaymentMethods';

/** Returns the payment method that the player chose. A deposit in progress keeps its method. */
export function useChosenMethod(): PaymentMethod | undefined {
  const { method: chosen } = useAtomValue(choiceAtom);
  const isInProgress = useIsDepositInProgress(chosen);
  return useKeptEntry(useListedMethod(), ({ name }) => isInProgress && name === chosen);
}
