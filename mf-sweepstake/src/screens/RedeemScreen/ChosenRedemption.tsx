import type { PaymentMethod } from '@paywidget/shared/contract';
import { useFlow } from '@paywidget/shared/navigation';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useChosenRedemption, useRedemptionMethods } from './useRedemptionMethods';

interface ChosenRedemptionProps {
  /** Stands in until the method is known. */
  placeholder: ReactNode;
  /** The page of the method; it starts anew with another one. */
  children: (method: PaymentMethod) => ReactNode;
}

/** The page of what the player redeems to, once it is known. A method that is no longer there leads back to Redemption. */
export function ChosenRedemption({ placeholder, children }: ChosenRedemptionProps) {
  const methods = useRedemptionMethods();
  const method = useChosenRedemption();
  const { go } = useFlow();
  const isGone = methods !== undefined && !method;

  useEffect(() => {
    if (isGone) go('sweep.withdrawal.methods', { replace: true });
  }, [isGone, go]);

  if (!method) return placeholder;
  return <Fragment key={method.name}>{children(method)}</Fragment>;
}
