import { type HostPort, useHost } from '@paywidget/shared/host';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import {
  atom,
  attemptStoreAtom,
  type RedirectMode,
  type Store,
  transactionAtom,
  useAtomValue,
  useStore,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import { useEffect, useState } from 'react';
import { type HelperWindow, openHelperWindow } from './helperWindow';
import { followRedirect, type Redirect } from './redirect';

/** A helper window that is not heard of for so long may never come, in ms. */
const helperTimeoutMs = 5_000;

/** A redirect that the player has not been sent on to yet. */
export interface PendingRedirect {
  depositId: string;
  redirect: Redirect;
  redirectMode: RedirectMode;
  /** Where the widget goes once the player is on the way. */
  screen: string;
  /** A window that is to hear of it, as soon as it can. */
  helper?: HelperWindow;
}

const storedRedirectAtom = atom<PendingRedirect | undefined>(undefined);

/** Of the deposit that the player waits for. */
export const pendingRedirectAtom = atom(
  (get) => {
    const stored = get(storedRedirectAtom);
    return stored?.depositId === get(transactionAtom).depositId ? stored : undefined;
  },
  (_get, set, pending: PendingRedirect | undefined) => set(storedRedirectAtom, pending),
);

/** Opens a helper window of this widget. Only within a press. */
export function openHelper(store: Store, { awaitsCheck = false } = {}) {
  const { origin, pathname: basePath } = new URL(store.get(widgetUrlAtom));
  return openHelperWindow({ origin, basePath, window, awaitsCheck });
}

/** Sends the player on without a helper window: in the widget's own window, or in whichever the host takes. */
export function redirectWithoutHelper(
  { redirect, redirectMode }: Pick<PendingRedirect, 'redirect' | 'redirectMode'>,
  host: HostPort,
) {
  if (redirectMode === 'self') followRedirect(redirect, document);
  else host.send('Redirect', redirect);
}

/** Notes whether the player is on the way to the provider; if not, a press can still send them. */
export function recordRedirect(store: Store, pending: PendingRedirect, isDelivered: boolean): void {
  // The window may close long after the player has turned to something else.
  if (store.get(transactionAtom).depositId !== pending.depositId) return;
  store.set(pendingRedirectAtom, isDelivered ? undefined : pending);
  const attempts = store.get(attemptStoreAtom);
  const attempt = attempts.read();
  if (attempt?.depositId === pending.depositId) attempts.write({ ...attempt, awaitsRedirect: !isDelivered });
}

/** Sends the player on in a helper window; until it has heard, the redirect remains pending. */
export function redirectInHelper(helper: HelperWindow, store: Store, pending: PendingRedirect): void {
  recordRedirect(store, { ...pending, helper }, false);
  helper.send(pending.redirect, (isDelivered) =>
    recordRedirect(store, { ...pending, helper: undefined }, isDelivered),
  );
}

export interface ContinueToPayment {
  /** The player has not been sent on yet. */
  isPending: boolean;
  /** It takes their press, as far as can be told: no window is on its way, or it takes too long. */
  isPressNeeded: boolean;
  /** Sends the player to the provider's page; where no window can be had even now, the host is asked to go there. */
  continueToPayment(): void;
}

/**
 * The 'Continue to payment' button: a helper window that is blocked, was closed too early, or has not been heard of
 * (decisions, section 2), or a redirect that a reload came before.
 */
export function useContinueToPayment(): ContinueToPayment {
  const pending = useAtomValue(pendingRedirectAtom);
  const store = useStore();
  const host = useHost();
  const { go } = useFlow();
  const { route } = useFlowPosition();

  function continueToPayment() {
    if (!pending) return;
    pending.helper?.close();
    const helper = pending.redirectMode === 'helper' ? openHelper(store) : undefined;
    // First our own move: one made later would stop the window on its way.
    if (route.screen !== pending.screen) go(pending.screen, { replace: true });
    if (helper && !helper.isClosed) return redirectInHelper(helper, store, pending);
    recordRedirect(store, pending, true);
    redirectWithoutHelper(pending, host);
  }

  const isLate = useIsLate(pending?.helper);
  return {
    isPending: pending !== undefined,
    isPressNeeded: pending !== undefined && isLate,
    continueToPayment,
  };
}

/** No window, or one that has been waited for long enough. */
function useIsLate(helper: HelperWindow | undefined): boolean {
  const [late, setLate] = useState<HelperWindow>();
  useEffect(() => {
    if (!helper) return;
    const timer = setTimeout(() => setLate(helper), helperTimeoutMs);
    return () => clearTimeout(timer);
  }, [helper]);
  return !helper || late === helper;
}
