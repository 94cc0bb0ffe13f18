import {
  type Deposit,
  type DepositAnswer,
  isClaimed,
  isOrdered,
  type OrderContext,
  type Redirect,
} from '@paywidget/shared/payments';
import { useHost, useService } from '@paywidget/shared/services';
import { useStore } from '@paywidget/shared/state';
import { useMemo, useRef } from 'react';
import { outcomeOf } from '../response/outcome';
import type { HelperWindow } from './helperWindow';
import { openHelper, redirectWithoutHelper } from './pendingRedirect';

/**
 * Returns a function that opens the provider's page of a deposit once more, in the same way as the first time. Undefined if
 * the deposit has no such page, or if the player has reported it as paid.
 */
export function useReopenPayment(deposit: Deposit | undefined): (() => void) | undefined {
  const store = useStore();
  const host = useHost();
  const urls = useService('urls');
  const helper = useRef<HelperWindow>(undefined);
  const redirect = useMemo(() => {
    if (!isOrdered(deposit) || !deposit.answer || isClaimed(deposit)) return undefined;
    return redirectOf(deposit.answer, deposit.order, urls.widget);
  }, [deposit, urls]);
  const { redirectMode } = deposit?.order ?? {};
  if (!redirect || !redirectMode) return undefined;

  return () => {
    // A window that is still loading has not reached the provider.
    helper.current?.close();
    helper.current = redirectMode === 'helper' ? openHelper({ store, urls }) : undefined;
    // The first window has reached the provider, so the deposit does not wait for this one.
    if (helper.current && !helper.current.isClosed) helper.current.send(redirect, () => undefined);
    else redirectWithoutHelper({ redirect, redirectMode }, host);
  };
}

function redirectOf(answer: DepositAnswer, context: OrderContext, base: string): Redirect | undefined {
  try {
    const outcome = outcomeOf(answer, context, base);
    return outcome.kind === 'redirect' ? outcome.redirect : undefined;
  } catch {
    // An unsafe link. It was reported when the deposit was created.
    return undefined;
  }
}
