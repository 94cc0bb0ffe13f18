/**
 *  widget                                         helper window, /form
 *    │ ── window.open, in the press of submit ─────▶ │  shows a wait screen
 *    │ ◀───────────── paywidget.ready ────────────── │
 *    │ ── paywidget.redirect {url, method, data} ──▶ │  drops its opener, then navigates or submits a form
 *
 * Messages are JSON text, posted to the widget's own origin and to one window only (decisions, section 2).
 */
import * as z from 'zod/mini';
import type { Redirect } from './redirect';

const ready = z.object({ type: z.literal('paywidget.ready') });

/** Browsers tell nobody that a window was closed. */
const closedPollMs = 500;

/** A window for the provider's page. That it closes says nothing about the payment. */
export interface HelperWindow {
  /** The browser refused to open it. */
  readonly isBlocked: boolean;
  /** It opened, but a page around this one keeps its windows apart (`Cross-Origin-Opener-Policy`): it can hear nothing. */
  readonly isSevered: boolean;
  /** Refused, severed, or closed since. */
  readonly isClosed: boolean;
  /** Sends the player on, once the window is ready to hear. `delivered` tells whether it still was there to hear. */
  send(redirect: Redirect, delivered: (isDelivered: boolean) => void): void;
  /** Closes a window that was not sent on; one that was belongs to the player. */
  close(): void;
  /** Hears once that it was closed before it was sent on. */
  onClosed(listener: () => void): () => void;
}

export interface HelperPlace {
  /** Of the widget's own pages: the only origin that is spoken to. */
  origin: string;
  /** With a slash at both ends, such as `/paywidget/`. */
  basePath: string;
  window: Window;
  /** The player has a check to pass in the widget first, which the window, being in front of it, tells them. */
  awaitsCheck?: boolean;
}

/** Opens the helper window. To be called within the player's press, before anything is awaited. */
export function openHelperWindow({
  origin,
  basePath,
  window,
  awaitsCheck = false,
}: HelperPlace): HelperWindow {
  // The page finds its opener by this reference, so it must not be opened with `noopener`.
  let helper: Window | null = window.open(
    `${origin}${basePath}form${awaitsCheck ? '?check=1' : ''}`,
    '_blank',
  );
  const isBlocked = helper === null;
  // Only a severed one counts as closed before anybody could close it.
  const isSevered = helper?.closed === true;
  let isReady = false;
  let waiting: { redirect: Redirect; delivered: (isDelivered: boolean) => void } | undefined;
  const closedListeners = new Set<() => void>();
  const timer = isBlocked ? undefined : window.setInterval(notice, closedPollMs);

  const isGone = () => helper === null || helper.closed;

  function hear(event: MessageEvent) {
    if (event.source !== helper || event.origin !== origin || !isReadyMessage(event.data)) return;
    isReady = true;
    deliver();
  }

  function deliver() {
    if (!isReady || !waiting || !helper) return;
    const { redirect, delivered } = waiting;
    helper.postMessage(JSON.stringify({ type: 'paywidget.redirect', ...redirect }), origin);
    // It may have been left for the check.
    if (awaitsCheck) helper.focus();
    release();
    delivered(true);
  }

  function notice() {
    if (!isGone()) return;
    const lost = waiting;
    const listeners = [...closedListeners];
    release();
    lost?.delivered(false);
    for (const listener of listeners) listener();
  }

  /** Lets go of the window: from here on it is the player's, or gone. */
  function release() {
    helper = null;
    waiting = undefined;
    closedListeners.clear();
    window.clearInterval(timer);
    window.removeEventListener('message', hear);
  }

  if (!isBlocked) window.addEventListener('message', hear);

  return {
    isBlocked,
    isSevered,
    get isClosed() {
      return isGone();
    },
    send(redirect, delivered) {
      if (isGone()) {
        release();
        delivered(false);
        return;
      }
      waiting = { redirect, delivered };
      deliver();
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
