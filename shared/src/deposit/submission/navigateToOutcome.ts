import type { HostPort } from '@paywidget/shared/host';
import type { GoOptions } from '@paywidget/shared/navigation';
import {
  attemptStoreAtom,
  choiceAtom,
  createdDepositAtom,
  type OrderContext,
  type Store,
  transactionAtom,
} from '@paywidget/shared/state';
import { endPaymentSession } from '../order/paymentSession';
import type { HelperWindow } from '../redirect/helperWindow';
import {
  pendingRedirectAtom,
  recordRedirect,
  redirectInHelper,
  redirectWithoutHelper,
} from '../redirect/pendingRedirect';
import type { ResolvedDeposit } from './submission';

export interface NavigationPorts {
  store: Store;
  host: HostPort;
  go(screen: string, options?: GoOptions): void;
  /** The window that the press opened, if the method needs one. */
  helper: HelperWindow | undefined;
}

/** Navigates to the screen the answer calls for and starts any redirect. */
export function navigateToOutcome(
  { answer, outcome, context }: ResolvedDeposit,
  ports: NavigationPorts,
): void {
  const { store, host, go, helper } = ports;
  const { depositId } = answer;
  const deadline = store.get(attemptStoreAtom).read()?.deadline;
  store.set(createdDepositAtom, { method: context.method, answer, deadline, network: context.network });
  store.set(pendingRedirectAtom, undefined);
  if (outcome.kind !== 'redirect') helper?.close();
  const isOtherMethod = selectDepositMethod(store, context);
  if (outcome.kind === 'fields' || outcome.kind === 'address') {
    if (isOtherMethod) go(context.screen, { replace: true });
    return;
  }

  endPaymentSession(store, context.method);
  store.set(transactionAtom, { status: 'waiting', depositId, method: context.method });
  host.send('DepositStatus', { depositId, status: 'waiting' });
  const { screen } = outcome;
  // Replaces the form of a finished deposit, so that going back skips it.
  const navigate = () => go(screen, { replace: screen.endsWith('.complete') });
  if (outcome.kind === 'go') {
    navigate();
    return;
  }
  const { redirect, redirectMode } = outcome;
  const pending = { depositId, redirect, redirectMode, screen };
  const isInHelper = redirectMode === 'helper';
  if (isInHelper && (!helper || helper.isClosed)) {
    recordRedirect(store, pending, false);
    return;
  }
  // Navigate first: a later navigation of the widget would stop the redirect.
  navigate();
  if (isInHelper && helper) {
    redirectInHelper(helper, store, pending);
    return;
  }
  recordRedirect(store, pending, true);
  redirectWithoutHelper(pending, host);
}

/**
 * Chooses the deposit's method. A deposit that was found again may have another method than the form that checked for it.
 * Returns true if it had.
 */
function selectDepositMethod(store: Store, { method, group, box }: OrderContext): boolean {
  if (store.get(choiceAtom).method === method) return false;
  store.set(choiceAtom, { group, method, box });
  return true;
}
