/**
 * The messages between the widget and its helper window.
 *
 *  the widget (opener)                            this window, /form
 *    │ ── window.open, when submit is pressed ─────▶ │
 *    │ ◀───────────── paywidget.ready ────────────── │
 *    │ ── paywidget.redirect {url, method, data} ──▶ │  clears window.opener, then follows the redirect
 */
import * as z from 'zod/mini';
import type { TrustedOrigins } from '../../../bridge';
import type { Log } from '../../../log';
import type { Redirect } from '../../../redirect';

const openerPollMs = 500;

const RedirectMessage = z.object({
  type: z.literal('paywidget.redirect'),
  url: z.string(),
  method: z.enum(['GET', 'POST']),
  data: z._default(z.record(z.string(), z.string()), {}),
});

interface ReceiveRedirectOptions {
  window: Window;
  origins: TrustedOrigins;
  /** Called at most once, after `window.opener` has been cleared. */
  onRedirect: (redirect: Redirect) => void;
  /** Called at most once, if there is no opener, the opener is closed, or the time limit has passed. */
  onNoRedirect: () => void;
  /** How long to wait for the redirect. */
  timeoutMs: number;
  log: Log;
}

/**
 * Waits for a redirect message from the window that opened this one. Accepts it only from the opener at a trusted origin.
 * Stops waiting after `timeoutMs`, or when the opener is closed. Returns a function that stops waiting. See
 * docs/rules/deposits.md.
 */
export function receiveRedirect({
  window,
  origins,
  onRedirect,
  onNoRedirect,
  timeoutMs,
  log,
}: ReceiveRedirectOptions): () => void {
  const opener: Window | null = window.opener;
  if (!opener) {
    onNoRedirect();
    return () => {};
  }

  function onMessage(event: MessageEvent) {
    if (event.source !== opener) return;
    if (!origins.includes(event.origin)) return log(`Refused a redirect from ${event.origin}`);
    const message = RedirectMessage.safeParse(parseJson(event.data));
    if (!message.success) return log('The opener sent a message that is not a redirect', event.data);
    stop();
    window.opener = null;
    onRedirect(message.data);
  }

  function giveUp() {
    stop();
    onNoRedirect();
  }

  const timer = setTimeout(giveUp, timeoutMs);
  const poll = setInterval(() => opener.closed && giveUp(), openerPollMs);
  function stop() {
    clearTimeout(timer);
    clearInterval(poll);
    window.removeEventListener('message', onMessage);
  }

  window.addEventListener('message', onMessage);
  // The browser delivers the message only if the opener is at that origin.
  for (const origin of origins.all()) opener.postMessage(JSON.stringify({ type: 'paywidget.ready' }), origin);
  return stop;
}

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
