import type { PaymentMethod } from '@paywidget/shared/contract';
import { useFlow } from '@paywidget/shared/navigation';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useChosenMethod, useWithdrawalList } from './useWithdrawalMethods';

interface ChosenMethodProps {
  /** Stands in until the method is known. */
  placeholder: ReactNode;
  /**
   * The page of the method; it starts anew with another one. While another list is under way the method is still of the
   * list before, which says nothing of another currency.
   */
  children: (method: PaymentMethod, isOfListBefore: boolean) => ReactNode;
}

/** The page of the method that the player chose, once it is known. One that is no longer there leads back to the list. */
export function ChosenMethod({ placeholder, children }: ChosenMethodProps) {
  const methods = useWithdrawalList();
  const method = useChosenMethod();
  const { go } = useFlow();
  const isGone = methods !== undefined && !method;

  useEffect(() => {
    if (isGone) go('withdrawal.list', { replace: true });
  }, [isGone, go]);

  if (!method) return placeholder;
  return <Fragment key={method.name}>{children(method, methods === undefined)}</Fragment>;
}
