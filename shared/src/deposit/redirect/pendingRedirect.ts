import { type HostPort, useHost } from '@paywidget/shared/host';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import {
  atom,
  attemptStoreAtom,
  languageAtom,
  type RedirectMode,
  type Store,
  themeAtom,
  tokensAtom,
  transactionAtom,
  useAtomValue,
  useStore,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import { useEffect, useState } from 'react';
import { type HelperWindow, openHelperWindow } from './helperWindow';
import { followRedirect, type Redirect } from './redirect';

/** If a helper window does not get ready in this time, in ms, the player may press for a new one. */
const helperTimeoutMs = 5_000;

/** A redirect that has not reached a window yet. */
export interface PendingRedirect {
  depositId: string;
  redirect: Redirect;
  redirectMode: RedirectMode;
  /** Where the widget goes once the redirect is delivered. */
  screen: string;
  /** A window that is still loading. */
  helper?: HelperWindow;
}

const storedRedirectAtom = atom<PendingRedirect | undefined>(undefined);

/** The pending redirect of the current deposit. */
export const pendingRedirectAtom = atom(
  (get) => {
    const stored = get(storedRedirectAtom);
    return stored?.depositId === get(transactionAtom).depositId ? stored : undefined;
  },
  (_get, set, pending: PendingRedirect | undefined) => set(storedRedirectAtom, pending),
);

/** Opens a helper window of this widget. Call it within a press only. */
export function openHelper(store: Store, { awaitsCheck = false } = {}) {
  const { origin, pathname: basePath } = new URL(store.get(widgetUrlAtom));
  const appearance = {
    language: store.get(languageAtom),
    theme: store.get(themeAtom),
    tokens: store.get(tokensAtom),
  };
  return openHelperWindow({ origin, basePath, window, awaitsCheck, appearance });
}

/** Redirects without a helper window: in the widget's own window, or through the host. */
export function redirectWithoutHelper(
  { redirect, redirectMode }: Pick<PendingRedirect, 'redirect' | 'redirectMode'>,
  host: HostPort,
) {
  if (redirectMode === 'self') followRedirect(redirect, document);
  else host.send('Redirect', redirect);
}

/** Records whether the redirect was delivered. If not, it stays pending until a press delivers it. */
export function recordRedirect(store: Store, pending: PendingRedirect, isDelivered: boolean): void {
  // The window may be closed long after the player has started another deposit.
  if (store.get(transactionAtom).depositId !== pending.depositId) return;
  store.set(pendingRedirectAtom, isDelivered ? undefined : pending);
  const attempts = store.get(attemptStoreAtom);
  const attempt = attempts.read();
  if (attempt?.depositId === pending.depositId) attempts.write({ ...attempt, awaitsRedirect: !isDelivered });
}

/** Redirects the helper window. The redirect stays pending until it is delivered. */
export function redirectInHelper(helper: HelperWindow, store: Store, pending: PendingRedirect): void {
  recordRedirect(store, { ...pending, helper }, false);
  helper.send(pending.redirect, (isDelivered) =>
    recordRedirect(store, { ...pending, helper: undefined }, isDelivered),
  );
}

export interface ContinueToPayment {
  /** True if the redirect has not been delivered. */
  isPending: boolean;
  /** True if the player must press to go on: no window is loading, or it takes too long. */
  isPressNeeded: boolean;
  /** Opens the provider's page in a helper window. If that is blocked again, the host is asked to redirect. */
  continueToPayment(): void;
}

/**
 * The "Continue to payment" button: for a helper window that was blocked, closed too early or never got ready, and for a
 * redirect that a reload interrupted.
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
    // Navigate first: a later navigation of the widget would stop the redirect.
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

/** True if there is no window, or it did not get ready in time. */
function useIsLate(helper: HelperWindow | undefined): boolean {
  const [late, setLate] = useState<HelperWindow>();
  useEffect(() => {
    if (!helper) return;
    const timer = setTimeout(() => setLate(helper), helperTimeoutMs);
    return () => clearTimeout(timer);
  }, [helper]);
  return !helper || late === helper;
}
