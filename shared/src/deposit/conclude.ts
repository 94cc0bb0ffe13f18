import type { GoOptions } from '@paywidget/shared/flow';
import type { HostPort } from '@paywidget/shared/host';
import {
  attemptStoreAtom,
  choiceAtom,
  depositResponseAtom,
  type Purpose,
  type Store,
  transactionAtom,
} from '@paywidget/shared/state';
import type { HelperWindow } from './helperWindow';
import { endPaymentSession } from './paymentSession';
import { noteRedirect, pendingRedirectAtom, sendOn, sendThrough } from './pendingRedirect';
import type { Settled } from './submission';

export interface ConclusionPorts {
  store: Store;
  host: HostPort;
  go(screen: string, options?: GoOptions): void;
  /** The window that the press opened; none where the method needs none. */
  helper: HelperWindow | undefined;
}

/** Takes the player where the answer to a deposit leads (specification, section 4, "On success"). */
export function conclude({ answer, outcome, purpose }: Settled, ports: ConclusionPorts): void {
  const { store, host, go, helper } = ports;
  const { depositId } = answer;
  const deadline = store.get(attemptStoreAtom).read()?.deadline;
  store.set(depositResponseAtom, { method: purpose.method, answer, deadline, network: purpose.network });
  store.set(pendingRedirectAtom, undefined);
  if (outcome.kind !== 'redirect') helper?.close();
  const isElsewhere = chooseAgain(store, purpose);
  if (outcome.kind === 'fields' || outcome.kind === 'address') {
    if (isElsewhere) go(purpose.screen, { replace: true });
    return;
  }

  endPaymentSession(store);
  store.set(transactionAtom, { status: 'waiting', depositId, method: purpose.method });
  host.send('DepositStatus', { depositId, status: 'waiting' });
  const { screen } = outcome;
  // The form of a finished deposit is nowhere to go back to.
  const move = () => go(screen, { replace: screen.endsWith('.complete') });
  if (outcome.kind === 'go') {
    move();
    return;
  }
  const { redirect, through } = outcome;
  const pending = { depositId, redirect, through, screen };
  const isInHelper = through === 'helper';
  if (isInHelper && (!helper || helper.isClosed)) {
    noteRedirect(store, pending, false);
    return;
  }
  // First our own move: one made later would stop the window on its way.
  move();
  if (isInHelper && helper) {
    sendThrough(helper, store, pending);
    return;
  }
  noteRedirect(store, pending, true);
  sendOn(pending, host);
}

/**
 * A deposit that was found again may be of another method than the form that asked for it: what follows is about the
 * deposit's. Answers whether it was.
 */
function chooseAgain(store: Store, { method, group, box }: Purpose): boolean {
  if (store.get(choiceAtom).method === method) return false;
  store.set(choiceAtom, { group, method, box });
  return true;
}
