import type { HostPort } from '@paywidget/shared/host';
import type { GoOptions } from '@paywidget/shared/navigation';
import type { OrderContext } from '@paywidget/shared/payments';
import { choiceAtom, type Store } from '@paywidget/shared/state';
import { endPaymentSession } from '../order/paymentSession';
import type { HelperWindow } from '../redirect/helperWindow';
import { recordRedirect, redirectInHelper, redirectWithoutHelper } from '../redirect/pendingRedirect';
import type { ResolvedDeposit } from './submission';

export interface NavigationPorts {
  store: Store;
  host: HostPort;
  go(screen: string, options?: GoOptions): void;
  /** The window that the press opened, if the method needs one. */
  helper: HelperWindow | undefined;
}

/** Navigates to the screen for the answer, and starts a redirect if there is one. The deposit is recorded already. */
export function navigateToOutcome(
  { answer, outcome, context }: ResolvedDeposit,
  { store, host, go, helper }: NavigationPorts,
): void {
  const { depositId } = answer;
  if (outcome.kind !== 'redirect') helper?.close();
  const isOtherMethod = selectDepositMethod(store, context);
  if (outcome.kind === 'fields' || outcome.kind === 'address') {
    if (isOtherMethod) go(context.screen, { replace: true });
    return;
  }

  endPaymentSession(store, context.method);
  host.send('DepositStatus', { depositId, status: 'waiting' });
  const { screen } = outcome;
  // Replaces the form of a finished deposit, so that going back skips it.
  const navigate = () => go(screen, { replace: screen.endsWith('.complete') });
  if (outcome.kind === 'go') {
    navigate();
    return;
  }
  const { redirect, redirectMode } = outcome;
  const pending = { redirect, redirectMode, screen };
  const isInHelper = redirectMode === 'helper';
  if (isInHelper && (!helper || helper.isClosed)) {
    recordRedirect(store, depositId, pending, false);
    return;
  }
  // Navigate first: a later navigation of the widget would stop the redirect.
  navigate();
  if (isInHelper && helper) {
    redirectInHelper(helper, store, depositId, pending);
    return;
  }
  recordRedirect(store, depositId, pending, true);
  redirectWithoutHelper(pending, host);
}

/**
 * Chooses the deposit's method. A check may find a deposit with another method than the form's method. Returns true if it
 * has another method.
 */
function selectDepositMethod(store: Store, { method, group, box }: OrderContext): boolean {
  if (store.get(choiceAtom).method === method) return false;
  store.set(choiceAtom, { group, method, box });
  return true;
}
