import { useFlow, useFlowPosition } from '@paywidget/shared/flow';
import { useHost } from '@paywidget/shared/host';
import {
  atom,
  attemptStoreAtom,
  type Store,
  transactionAtom,
  useAtomValue,
  useStore,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import { openHelperWindow } from './helperWindow';
import type { Redirect } from './redirect';

/** A redirect that no window could be had for yet. */
export interface PendingRedirect {
  depositId: string;
  redirect: Redirect;
  /** Where the widget goes once the player is on the way. */
  screen: string;
}

export const pendingRedirectAtom = atom<PendingRedirect | undefined>(undefined);

/** Opens a helper window of this widget. Only within a press. */
export function openHelper(store: Store, { awaitsCheck = false } = {}) {
  const { origin, pathname: basePath } = new URL(store.get(widgetUrlAtom));
  return openHelperWindow({ origin, basePath, window, awaitsCheck });
}

/** Notes whether the player is on the way to the provider; if not, a press can still send them. */
export function noteRedirect(store: Store, pending: PendingRedirect, isDelivered: boolean): void {
  // The window may close long after the player has turned to something else.
  if (store.get(transactionAtom).depositId !== pending.depositId) return;
  store.set(pendingRedirectAtom, isDelivered ? undefined : pending);
  const attempts = store.get(attemptStoreAtom);
  const attempt = attempts.read();
  if (attempt?.depositId === pending.depositId) attempts.write({ ...attempt, awaitsRedirect: !isDelivered });
}

export interface ContinueToPayment {
  /** A redirect waits for the player's press. */
  isPending: boolean;
  /** Opens the provider's page; where windows are blocked even now, the host is asked to go there. */
  continueToPayment(): void;
}

/** The 'Continue to payment' button: a blocked helper window, or one that was closed too early (decisions, section 2). */
export function useContinueToPayment(): ContinueToPayment {
  const pending = useAtomValue(pendingRedirectAtom);
  const store = useStore();
  const host = useHost();
  const { go } = useFlow();
  const { route } = useFlowPosition();

  function continueToPayment() {
    if (!pending) return;
    const helper = openHelper(store);
    if (helper.isBlocked) {
      noteRedirect(store, pending, true);
      host.send('Redirect', pending.redirect);
    } else {
      store.set(pendingRedirectAtom, undefined);
      helper.send(pending.redirect, (isDelivered) => noteRedirect(store, pending, isDelivered));
    }
    if (route.screen !== pending.screen) go(pending.screen, { replace: true });
  }

  return { isPending: pending !== undefined, continueToPayment };
}
