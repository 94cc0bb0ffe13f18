import type { HostPort } from '@paywidget/shared/host';
import type { GoOptions } from '@paywidget/shared/navigation';
import {
  attemptStoreAtom,
  choiceAtom,
  depositResponseAtom,
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
  /** The window that the press opened; none where the method needs none. */
  helper: HelperWindow | undefined;
}

/** Takes the player where the answer to a deposit leads (specification, section 4, "On success"). */
export function navigateToOutcome(
  { answer, outcome, context }: ResolvedDeposit,
  ports: NavigationPorts,
): void {
  const { store, host, go, helper } = ports;
  const { depositId } = answer;
  const deadline = store.get(attemptStoreAtom).read()?.deadline;
  store.set(depositResponseAtom, { method: context.method, answer, deadline, network: context.network });
  store.set(pendingRedirectAtom, undefined);
  if (outcome.kind !== 'redirect') helper?.close();
  const isOtherMethod = selectDepositMethod(store, context);
  if (outcome.kind === 'fields' || outcome.kind === 'address') {
    if (isOtherMethod) go(context.screen, { replace: true });
    return;
  }

  endPaymentSession(store);
  store.set(transactionAtom, { status: 'waiting', depositId, method: context.method });
  host.send('DepositStatus', { depositId, status: 'waiting' });
  const { screen } = outcome;
  // The form of a finished deposit is nowhere to go back to.
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
  // First our own move: one made later would stop the window on its way.
  navigate();
  if (isInHelper && helper) {
    redirectInHelper(helper, store, pending);
    return;
  }
  recordRedirect(store, pending, true);
  redirectWithoutHelper(pending, host);
}

/**
 * A deposit that was found again may be of another method than the form that asked for it: what follows is about the
 * deposit's. Answers whether it was.
 */
function selectDepositMethod(store: Store, { method, group, box }: OrderContext): boolean {
  if (store.get(choiceAtom).method === method) return false;
  store.set(choiceAtom, { group, method, box });
  return true;
}
