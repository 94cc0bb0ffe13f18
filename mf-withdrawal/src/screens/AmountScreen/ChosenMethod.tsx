import type { PaymentMethod } from '@paywidget/shared/contract';
import { useLeaveWithoutMethod } from '@paywidget/shared/transaction';
import { useMethodOnScreen } from '@paywidget/shared/withdrawal';
import { Fragment, type ReactNode } from 'react';
import { useChosenMethod, useWithdrawalList } from '../WithdrawalListScreen/useWithdrawalMethods';

interface ChosenMethodProps {
  /** Rendered until the method is known. */
  placeholder: ReactNode;
  /**
   * Renders the page of the method. Its state is reset when the method changes. `isPreviousList` is true while another list
   * loads: the method then comes from the previous list, whose currencies do not apply to the new list.
   */
  children: (method: PaymentMethod, isPreviousList: boolean) => ReactNode;
}

/**
 * Renders the page of the method that the player chose. If the list no longer has the method, goes back to the list. While a
 * withdrawal with it is in progress, a new list changes nothing.
 */
export function ChosenMethod({ placeholder, children }: ChosenMethodProps) {
  const { method, isMissing, isPreviousList } = useMethodOnScreen(useWithdrawalList, useChosenMethod);

  useLeaveWithoutMethod(isMissing, 'withdrawal.list');

  if (!method) return placeholder;
  return <Fragment key={method.name}>{children(method, isPreviousList)}</Fragment>;
}
