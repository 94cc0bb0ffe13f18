/**
 * The messages between the widget and its helper window.
 *
 *  the widget (opener)                            this window, /form
 *    │ ── window.open, when submit is pressed ─────▶ │
 *    │ ◀───────────── paywidget.ready ────────────── │
 *    │ ── paywidget.appearance {tokens} ───────────▶ │  only if the host has overridden tokens
 *    │ ── paywidget.check ─────────────────────────▶ │  the player must solve a captcha in the widget first
 *    │ ── paywidget.redirect {url, method, data} ──▶ │  clears window.opener, then follows the redirect
 */
import type { Tokens } from '@paywidget/shared/contract';
import type { TrustedOrigins } from '@paywidget/shared/services';
import * as z from 'zod/mini';
import type { Redirect } from '../../../lib/bridge/followRedirect';
import { type Log, shapeOf } from '../../../lib/telemetry/log';

const openerPollMs = 500;

/** How long to wait for the redirect, in ms. Longer if the player must solve a captcha in the widget first. */
const waitTimeoutMs = 60_000;
const checkTimeoutMs = 300_000;

const Texts = z.record(z.string(), z.string());
const OpenerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('paywidget.appearance'),
    tokens: z.record(z.string(), z.union([z.string(), Texts])),
  }),
  z.object({ type: z.literal('paywidget.check') }),
  z.object({
    type: z.literal('paywidget.redirect'),
    url: z.string(),
    method: z.enum(['GET', 'POST']),
    data: z._default(Texts, {}),
  }),
]);

interface ReceiveRedirectOptions {
  window: Window;
  origins: TrustedOrigins;
  /** Called at most once, after `window.opener` has been cleared. */
  onRedirect: (redirect: Redirect) => void;
  /** Called at most once, if there is no opener, the opener is closed, or the time limit has passed. */
  onNoRedirect: () => void;
  /** Called if the server asks for a captcha after the window was opened. The time limit starts again. */
  onCheck: () => void;
  /** Called with the widget's overrides of design tokens. */
  onTokens: (tokens: Tokens) => void;
  /** True if a captcha was needed when the window was opened. */
  isCheckPending: boolean;
  log: Log;
}

/**
 * Waits for a redirect message from the window that opened this one. Accepts messages only from the opener at a trusted
 * origin. Stops waiting after the time limit, or when the opener is closed. Returns a function that stops waiting. See
 * docs/rules/deposits.md.
 */
export function receiveRedirect({
  window,
  origins,
  onRedirect,
  onNoRedirect,
  onCheck,
  onTokens,
  isCheckPending,
  log,
}: ReceiveRedirectOptions): () => void {
  const opener: Window | null = window.opener;
  if (!opener) {
    onNoRedirect();
    return () => {};
  }

  function onMessage(event: MessageEvent) {
    if (event.source !== opener) return;
    if (!origins.includes(event.origin)) return log(`Refused a message from ${event.origin}`);
    const message = OpenerMessage.safeParse(parseJson(event.data)).data;
    switch (message?.type) {
      case 'paywidget.appearance':
        return onTokens(message.tokens);
      case 'paywidget.check':
        clearTimeout(timer);
        timer = setTimeout(giveUp, checkTimeoutMs);
        return onCheck();
      case 'paywidget.redirect':
        stop();
        window.opener = null;
        return onRedirect(message);
      default:
        return log(`The opener sent an unknown message: ${shapeOf(event.data)}`);
    }
  }

  function giveUp() {
    stop();
    onNoRedirect();
  }

  let timer = setTimeout(giveUp, isCheckPending ? checkTimeoutMs : waitTimeoutMs);
  const poll = setInterval(() => opener.closed && giveUp(), openerPollMs);
  function stop() {
    clearTimeout(timer);
    clearInterval(poll);
    window.removeEventListener('message', onMessage);
  }

  window.addEventListener('message', onMessage);
  // The browser delivers the message only if the opener is at this origin.
  for (const origin of originsOf(opener, origins))
    opener.postMessage(JSON.stringify({ type: 'paywidget.ready' }), origin);
  return stop;
}

/**
 * The possible origins of the opener. The widget in a frame or a web view is at this page's own origin, so this page can
 * read its location. For each other origin that the page tries, the browser logs a warning.
 */
function originsOf(opener: Window, trusted: TrustedOrigins): string[] {
  try {
    return [opener.location.origin].filter(trusted.includes);
  } catch {
    return trusted.all();
  }
}

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
