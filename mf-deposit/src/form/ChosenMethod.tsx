import { lacksCurrency, useChosenMethod } from '@paywidget/shared/catalogue';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useFlow } from '@paywidget/shared/flow';
import { currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useMethodList } from '../methods/useMethodList';
import { FormPlaceholder } from './FormPlaceholder';
import { UnavailableMethod } from './UnavailableMethod';

interface ChosenMethodProps {
  /** The page of the method; it starts anew with another one. */
  children: (method: PaymentMethod) => ReactNode;
}

/**
 * The page of the method that the player chose, once it is known. One that lacks the player's currency is said to be
 * unavailable; one that is no longer there leads back to the list.
 */
export function ChosenMethod({ children }: ChosenMethodProps) {
  const methods = useMethodList();
  const method = useChosenMethod();
  const currency = useAtomValue(currencyAtom);
  const { go } = useFlow();
  const isGone = methods !== undefined && !method;

  useEffect(() => {
    if (isGone) go('deposit.list', { replace: true });
  }, [isGone, go]);

  if (!method) return <FormPlaceholder />;
  if (lacksCurrency(method, currency)) return <UnavailableMethod method={method} currency={currency} />;
  return <Fragment key={method.name}>{children(method)}</Fragment>;
}
