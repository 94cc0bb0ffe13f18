import type { PaymentMethod } from '@paywidget/shared/contract';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { useKeptEntry, useLeaveWithoutMethod } from '@paywidget/shared/transaction';
import { useIsWithdrawalInProgress } from '@paywidget/shared/withdrawal';
import { Fragment, type ReactNode } from 'react';
import { useChosenMethod, useWithdrawalList } from '../WithdrawalListScreen/useWithdrawalMethods';

interface ChosenMethodProps {
  /** Rendered until the method is known. */
  placeholder: ReactNode;
  /**
   * Renders the page of the method. Its state is reset when the method changes. `isPreviousList` is true while another list
   * loads: the method is still the one of the previous list, whose currencies do not apply to the new one.
   */
  children: (method: PaymentMethod, isPreviousList: boolean) => ReactNode;
}

/**
 * Renders the page of the method that the player chose. If the list no longer has the method, goes back to the list. While a
 * withdrawal with it is in progress, a new list changes nothing.
 */
export function ChosenMethod({ placeholder, children }: ChosenMethodProps) {
  const { method: chosen } = useAtomValue(choiceAtom);
  const isInProgress = useIsWithdrawalInProgress(chosen);
  const methods = useWithdrawalList(isInProgress);
  const method = useKeptEntry(useChosenMethod(), ({ name }) => isInProgress && name === chosen);
  const isMissing = methods !== undefined && !method;

  useLeaveWithoutMethod(isMissing, 'withdrawal.list');

  if (!method) return placeholder;
  return <Fragment key={method.name}>{children(method, methods === undefined)}</Fragment>;
}
