import type { PaymentMethod } from '@paywidget/shared/contract';
import { useIsDepositInProgress } from '@paywidget/shared/deposit';
import { lacksCurrency, useChosenMethod, useDepositMethods } from '@paywidget/shared/methods';
import { choiceAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useKeptEntry, useLeaveWithoutMethod } from '@paywidget/shared/transaction';
import { Fragment, type ReactNode } from 'react';
import { UnavailableMethod } from './UnavailableMethod';

export interface ChosenMethodProps {
  /** Shown until the methods are loaded, and before the list opens. */
  placeholder: ReactNode;
  /** The page of the method. It is remounted when the method changes. */
  children: (method: PaymentMethod) => ReactNode;
}

/**
 * Shows the page of the chosen method. If the method does not take the player's currency, shows that the method is
 * unavailable. If the list no longer has the method, or the list must not be shown (`isDirectGeo`), goes to the list. While
 * a deposit is in progress, a new list changes nothing for the deposit's method.
 * @throws the error of the call for methods. The shell then shows the error page.
 */
export function ChosenMethod({ placeholder, children }: ChosenMethodProps) {
  const { data, error } = useDepositMethods();
  const listed = useChosenMethod();
  const currency = useAtomValue(currencyAtom);
  const { method: chosen } = useAtomValue(choiceAtom);
  const isInProgress = useIsDepositInProgress(chosen);
  const method = useKeptEntry(listed, ({ name }) => isInProgress && name === chosen);
  const isKept = isInProgress && method !== undefined;
  const isMissing = !isKept && data !== undefined && (data.isDirectGeo || !method);

  useLeaveWithoutMethod(isMissing, 'deposit.list');

  if (error && !data && !isKept) throw error;
  if (!method || isMissing) return placeholder;
  if (!isKept && data && lacksCurrency(method, currency))
    return <UnavailableMethod method={method} currency={currency} />;
  return <Fragment key={method.name}>{children(method)}</Fragment>;
}
