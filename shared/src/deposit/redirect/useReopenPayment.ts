import { useHost } from '@paywidget/shared/host';
import {
  createdDepositAtom,
  type DepositAnswer,
  type OrderContext,
  transactionAtom,
  useAtomValue,
  useStore,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import { useMemo, useRef } from 'react';
import type { OpenPayment } from '../open/openPayments';
import { outcomeOf } from '../response/outcome';
import type { HelperWindow } from './helperWindow';
import { openHelper, redirectWithoutHelper } from './pendingRedirect';
import type { Redirect } from './redirect';

/**
 * Returns a function that opens the provider's page of a deposit once more, in the way it was opened first. Undefined if the
 * deposit has no such page, or if the player has reported it as paid.
 * @param attempt the stored attempt of the deposit
 */
export function useReopenPayment(attempt: OpenPayment | undefined): (() => void) | undefined {
  const store = useStore();
  const host = useHost();
  const created = useAtomValue(createdDepositAtom);
  const { depositId } = useAtomValue(transactionAtom);
  const widgetUrl = useAtomValue(widgetUrlAtom);
  const helper = useRef<HelperWindow>(undefined);
  const redirect = useMemo(() => {
    if (!created || !attempt || attempt.isPaid) return undefined;
    const isShown = created.answer.depositId === depositId && attempt.depositId === depositId;
    return isShown ? redirectOf(created.answer, attempt, widgetUrl) : undefined;
  }, [created, depositId, attempt, widgetUrl]);
  if (!redirect || !attempt) return undefined;

  return () => {
    const { redirectMode } = attempt;
    // A window that is still loading has not reached the provider.
    helper.current?.close();
    helper.current = redirectMode === 'helper' ? openHelper(store) : undefined;
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
    // An unsafe link, which was reported when the deposit was created.
    return undefined;
  }
}
