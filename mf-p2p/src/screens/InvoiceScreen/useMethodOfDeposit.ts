import { PaymentMethod } from '@paywidget/shared/contract';
import { useChosenMethod, useDepositMethods } from '@paywidget/shared/methods';
import { useMemo } from 'react';

/**
 * The method that a created deposit is of; nothing while the list loads. A deposit outlives its method: where the list
 * no longer has it, or cannot be had, what the specification knows of it by name is all there is.
 */
export function useMethodOfDeposit(name: string): PaymentMethod | undefined {
  const chosen = useChosenMethod();
  const { isLoading } = useDepositMethods();
  const byName = useMemo(() => PaymentMethod.parse({ name, position: 0 }), [name]);
  if (chosen?.name === name) return chosen;
  return isLoading ? undefined : byName;
}
