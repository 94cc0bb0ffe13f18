/**
 *  the widget (opener)                            this window, /form
 *    │ ── window.open, in the press of submit ─────▶ │
 *    │ ◀───────────── paywidget.ready ────────────── │
 *    │ ── paywidget.redirect {url, method, data} ──▶ │  drops its opener, then follows the redirect
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
  /** Called at most once; the opener has been let go of by then. */
  onRedirect: (redirect: Redirect) => void;
  /** Called at most once: nothing will come any more. */
  onNoRedirect: () => void;
  /** After so many ms without a word nothing is expected any more. */
  timeoutMs: number;
  log: Log;
}

/**
 * Waits for the widget that opened this window to say where it leads, for a while or until that widget is gone
 * (decisions, section 2, "Helper window"). Returns the way to stop waiting.
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
    const message = RedirectMessage.safeParse(fromJson(event.data));
    if (!message.success) return log('The opener sent something else than a redirect', event.data);
    stop();
    window.opener = null;
    onRedirect(message.data);
  }

  function giveUp() {
    stop();
    onNoRedirect();
  }

  const limit = setTimeout(giveUp, timeoutMs);
  const poll = setInterval(() => opener.closed && giveUp(), openerPollMs);
  function stop() {
    clearTimeout(limit);
    clearInterval(poll);
    window.removeEventListener('message', onMessage);
  }

  window.addEventListener('message', onMessage);
  // The browser hands it over only if the opener is at that very origin.
  for (const origin of origins.all()) opener.postMessage(JSON.stringify({ type: 'paywidget.ready' }), origin);
  return stop;
}

function fromJson(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
