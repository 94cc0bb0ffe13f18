import type { PaymentMethod } from '@paywidget/shared/contract';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { useKeptEntry } from '@paywidget/shared/transaction';
import { useIsWithdrawalInProgress } from './useIsWithdrawalInProgress';

/** The method whose form or review is on the screen. */
export interface MethodOnScreen {
  /** Undefined while the list loads or without the method. */
  method: PaymentMethod | undefined;
  /** The list no longer has the method. */
  isMissing: boolean;
  /** Another list loads. The method is still the one of the previous list, whose currencies do not apply to the new one. */
  isPreviousList: boolean;
}

/**
 * Returns the method that the player chose. While a withdrawal with it is in progress, a new list changes nothing.
 * @param useList returns the list, or ignores it while a withdrawal is in progress
 * @param useListed returns the chosen method of the list
 */
export function useMethodOnScreen(
  useList: (isIgnored: boolean) => readonly PaymentMethod[] | undefined,
  useListed: () => PaymentMethod | undefined,
): MethodOnScreen {
  const { method: chosen } = useAtomValue(choiceAtom);
  const isInProgress = useIsWithdrawalInProgress(chosen);
  const methods = useList(isInProgress);
  const method = useKeptEntry(useListed(), ({ name }) => isInProgress && name === chosen);
  return { method, isMissing: methods !== undefined && !method, isPreviousList: methods === undefined };
}
