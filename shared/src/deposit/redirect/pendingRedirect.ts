import type { HostPort } from '@paywidget/shared/host';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { type PendingRedirect, paymentsAtom, shownDepositAtom } from '@paywidget/shared/payments';
import { type Services, useHost, useService } from '@paywidget/shared/services';
import {
  languageAtom,
  type Store,
  themeAtom,
  tokensAtom,
  useAtomValue,
  useStore,
} from '@paywidget/shared/state';
import { useEffect, useState } from 'react';
import { followRedirect } from '../response/redirect';
import { type HelperWindow, openHelperWindow } from './helperWindow';

/** If a helper window is not ready after this time, in ms, the player may press for a new window. */
const helperTimeoutMs = 5_000;

/** Opens a helper window of this widget. Call it within a press only. */
export function openHelper({ store, urls }: Pick<Services, 'store' | 'urls'>, { awaitsCheck = false } = {}) {
  const { origin, pathname: basePath } = new URL(urls.widget);
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

/**
 * Records whether the redirect of a deposit was delivered. If not, the redirect stays pending until a press delivers it. The
 * player may close the window long after they have started another deposit: then nothing changes.
 */
export function recordRedirect(
  store: Store,
  depositId: string,
  redirect: PendingRedirect,
  isDelivered: boolean,
): void {
  store.set(
    paymentsAtom,
    isDelivered ? { type: 'redirectDelivered', depositId } : { type: 'redirectWaits', depositId, redirect },
  );
}

/** Redirects the helper window. The redirect stays pending until it is delivered. */
export function redirectInHelper(
  helper: HelperWindow,
  store: Store,
  depositId: string,
  pending: PendingRedirect,
): void {
  recordRedirect(store, depositId, { ...pending, helper }, false);
  helper.send(pending.redirect, (isDelivered) =>
    recordRedirect(store, depositId, { ...pending, helper: undefined }, isDelivered),
  );
}

export interface ContinueToPayment {
  /** True if the redirect has not been delivered. */
  isPending: boolean;
  /** True if the player must press to go on: no window is loading, or the window takes too long. */
  isPressNeeded: boolean;
  /** Opens the provider's page in a helper window. If the browser blocks the window again, asks the host to redirect. */
  continueToPayment(): void;
}

/**
 * The "Continue to payment" button. Shown if a helper window was blocked, closed too early or never got ready, and for a
 * redirect that a reload interrupted.
 */
export function useContinueToPayment(): ContinueToPayment {
  const { depositId, redirect: pending } = useAtomValue(shownDepositAtom) ?? {};
  const store = useStore();
  const host = useHost();
  const urls = useService('urls');
  const { go } = useFlow();
  const { route } = useFlowPosition();

  function continueToPayment() {
    if (!pending || depositId === undefined) return;
    pending.helper?.close();
    const helper = pending.redirectMode === 'helper' ? openHelper({ store, urls }) : undefined;
    // Navigate first: a later navigation of the widget would stop the redirect.
    if (route.screen !== pending.screen) go(pending.screen, { replace: true });
    if (helper && !helper.isClosed) return redirectInHelper(helper, store, depositId, pending);
    recordRedirect(store, depositId, pending, true);
    redirectWithoutHelper(pending, host);
  }

  const isLate = useIsLate(pending?.helper);
  return {
    isPending: pending !== undefined,
    isPressNeeded: pending !== undefined && isLate,
    continueToPayment,
  };
}

/** True if there is no window, or if it did not get ready in time. */
function useIsLate(helper: PendingRedirect['helper']): boolean {
  const [late, setLate] = useState<PendingRedirect['helper']>();
  useEffect(() => {
    if (!helper) return;
    const timer = setTimeout(() => setLate(helper), helperTimeoutMs);
    return () => clearTimeout(timer);
  }, [helper]);
  return !helper || late === helper;
}
