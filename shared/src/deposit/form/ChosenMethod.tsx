import type { PaymentMethod } from '@paywidget/shared/contract';
import { lacksCurrency, useChosenMethod, useDepositMethods } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { Fragment, type ReactNode, useEffect } from 'react';
import { UnavailableMethod } from './UnavailableMethod';

export interface ChosenMethodProps {
  /** Stands in until the method is known. */
  placeholder: ReactNode;
  /** The page of the method; it starts anew with another one. */
  children: (method: PaymentMethod) => ReactNode;
}

/**
 * The page of the method that the player chose, once it is known. One that lacks the player's currency is said to be
 * unavailable; one that is no longer there, or whose country is served otherwise, leads back to the list, which has the
 * last word. A list is of one currency: the list before says nothing of another one.
 * @throws the error of the call for methods; the shell takes the player to the error page, and from there back.
 */
export function ChosenMethod({ placeholder, children }: ChosenMethodProps) {
  const { data, error } = useDepositMethods();
  const method = useChosenMethod();
  const currency = useAtomValue(currencyAtom);
  const { go } = useFlow();
  const isGone = data !== undefined && (data.isDirectGeo || !method);

  useEffect(() => {
    if (isGone) go('deposit.list', { replace: true });
  }, [isGone, go]);

  if (error && !data) throw error;
  if (!method) return placeholder;
  if (data && lacksCurrency(method, currency))
    return <UnavailableMethod method={method} currency={currency} />;
  return <Fragment key={method.name}>{children(method)}</Fragment>;
}
