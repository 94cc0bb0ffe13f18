import { PaymentMethod } from '@paywidget/shared/contract';
import { useChosenMethod, useDepositMethods } from '@paywidget/shared/methods';
import { useMemo } from 'react';

/**
 * The method of a created deposit. Undefined while the list loads. If the list no longer has the method or cannot be loaded,
 * returns a method with only the name.
 */
export function useMethodOfDeposit(name: string): PaymentMethod | undefined {
  const chosen = useChosenMethod();
  const { isLoading } = useDepositMethods();
  const byName = useMemo(() => PaymentMethod.parse({ name, position: 0 }), [name]);
  if (chosen?.name === name) return chosen;
  return isLoading ? undefined : byName;
}
