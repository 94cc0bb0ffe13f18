/**
 *  widget                                         helper window, /form
 *    │ ── window.open, in the press of submit ─────▶ │  shows a wait screen
 *    │ ◀───────────── paywidget.ready ────────────── │
 *    │ ── paywidget.appearance {tokens} ───────────▶ │  if the host has overridden tokens
 *    │ ── paywidget.check ─────────────────────────▶ │  says that a check waits on the site
 *    │ ── paywidget.redirect {url, method, data} ──▶ │  drops its opener, then navigates or submits a form
 *
 * Messages are JSON text, posted to one window and to the widget's own origin only. See docs/rules/deposits.md.
 */
import type { Tokens } from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import type { Redirect } from '../response/redirect';

const ready = z.object({ type: z.literal('paywidget.ready') });

/** Browsers send no event when a window is closed, so it is polled. */
const closedPollMs = 500;

/** A window for the provider's page. A closed window says nothing about the payment. */
export interface HelperWindow {
  /** True if the browser blocked it. */
  readonly isBlocked: boolean;
  /** True if the window opened but cannot be reached, because of a host page's `Cross-Origin-Opener-Policy`. */
  readonly isSevered: boolean;
  /** True if it is blocked, severed or closed. */
  readonly isClosed: boolean;
  /** Redirects the window as soon as it is ready. `onDelivered` is called with false if the window was closed before. */
  send(redirect: Redirect, onDelivered: (isDelivered: boolean) => void): void;
  /**
   * Tells the window that the player must solve a captcha in the widget first. The window's time limit then starts again.
   */
  awaitCheck(): void;
  /** Closes the window, unless it was redirected. A redirected window belongs to the player. */
  close(): void;
  /** Calls the listener once if the window is closed before it was redirected. Returns an unsubscribe function. */
  onClosed(listener: () => void): () => void;
}

export interface HelperWindowOptions {
  /** The origin of the widget's own pages. Messages go to no other origin. */
  origin: string;
  /** With a slash at both ends, such as `/paywidget/`. */
  basePath: string;
  window: Window;
  /** True if the player must solve a captcha in the widget first. The window in front of it then says so. */
  awaitsCheck?: boolean;
  /** The window has the look of the widget that opens it. */
  appearance?: HelperAppearance;
}

export interface HelperAppearance {
  language: string;
  theme: string;
  /** The host's overrides of design tokens. They are sent as a message, so that no link can set them. */
  tokens: Tokens;
}

/** Opens the helper window. Call this function within the player's press, before any `await`. */
export function openHelperWindow({
  origin,
  basePath,
  window,
  awaitsCheck = false,
  appearance,
}: HelperWindowOptions): HelperWindow {
  const url = new URL(`${basePath}form`, origin);
  if (appearance) {
    url.searchParams.set('lang', appearance.language);
    url.searchParams.set('theme', appearance.theme);
  }
  if (awaitsCheck) url.searchParams.set('check', '1');
  // The page needs its opener, so it must not be opened with `noopener`.
  let helper: Window | null = window.open(url.href, '_blank');
  let hasCheck = awaitsCheck;
  const isBlocked = helper === null;
  // A window that is closed immediately after it opened is severed: nobody can have closed it yet.
  const isSevered = helper?.closed === true;
  let isReady = false;
  let isCheckUntold = false;
  let waiting: { redirect: Redirect; onDelivered: (isDelivered: boolean) => void } | undefined;
  const closedListeners = new Set<() => void>();
  const timer = isBlocked ? undefined : window.setInterval(checkClosed, closedPollMs);

  const isHelperClosed = () => helper === null || helper.closed;

  function onMessage(event: MessageEvent) {
    if (event.source !== helper || event.origin !== origin || !isReadyMessage(event.data)) return;
    isReady = true;
    const tokens = appearance?.tokens ?? {};
    if (Object.keys(tokens).length > 0) post({ type: 'paywidget.appearance', tokens });
    tellCheck();
    deliver();
  }

  const post = (message: object) => helper?.postMessage(JSON.stringify(message), origin);

  function tellCheck() {
    if (!isReady || !isCheckUntold) return;
    isCheckUntold = false;
    post({ type: 'paywidget.check' });
  }

  function deliver() {
    if (!isReady || !waiting || !helper) return;
    const { redirect, onDelivered } = waiting;
    post({ type: 'paywidget.redirect', ...redirect });
    // The player may have gone back to the widget for the captcha.
    if (hasCheck) helper.focus();
    release();
    onDelivered(true);
  }

  function checkClosed() {
    if (!isHelperClosed()) return;
    const undelivered = waiting;
    const listeners = [...closedListeners];
    release();
    undelivered?.onDelivered(false);
    for (const listener of listeners) listener();
  }

  /** Drops the window: from now on it belongs to the player, or is closed. */
  function release() {
    helper = null;
    waiting = undefined;
    closedListeners.clear();
    window.clearInterval(timer);
    window.removeEventListener('message', onMessage);
  }

  if (!isBlocked) window.addEventListener('message', onMessage);

  return {
    isBlocked,
    isSevered,
    get isClosed() {
      return isHelperClosed();
    },
    send(redirect, onDelivered) {
      if (isHelperClosed()) {
        release();
        onDelivered(false);
        return;
      }
      waiting = { redirect, onDelivered };
      deliver();
    },
    awaitCheck() {
      hasCheck = true;
      isCheckUntold = true;
      tellCheck();
    },
    close() {
      const open = helper;
      release();
      open?.close();
    },
    onClosed(listener) {
      closedListeners.add(listener);
      return () => closedListeners.delete(listener);
    },
  };
}

function isReadyMessage(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  try {
    return z.safeParse(ready, JSON.parse(data)).success;
  } catch {
    return false;
  }
}
