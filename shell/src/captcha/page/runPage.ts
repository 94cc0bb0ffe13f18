import { createParentWindow } from '../../lib/bridge/parentWindow';
import { trustOrigins } from '../../lib/bridge/trustedOrigins';
import { setLanguage } from '../../lib/theme/setLanguage';
import type { FrameMessage } from '../frameMessage';
import { StartMessage } from '../protocol';
import type { ChallengeListener } from './adapter';
import { runChallenge } from './runChallenge';

/**
 * Runs the page in the captcha's frame: waits for the widget's `start` message, runs one captcha, and reports its
 * result.
 */
export function runPage(window: Window): void {
  const { document, location } = window;
  const origins = trustOrigins(location.origin, () => allowedOrigins(document));
  const parent = createParentWindow(window, origins);
  const post = (message: FrameMessage) => parent.post(JSON.stringify(message));
  let hasEnded = false;

  function end(message: FrameMessage) {
    if (hasEnded) return;
    hasEnded = true;
    post(message);
  }

  const listener: ChallengeListener = {
    shown: () => {
      if (!hasEnded) post({ type: 'paywidget.captcha.shown' });
    },
    solved: (outputs) => end({ type: 'paywidget.captcha.solved', outputs }),
    closed: () => end({ type: 'paywidget.captcha.closed' }),
    failed: (cause, detail) => end({ type: 'paywidget.captcha.failed', cause, detail }),
  };

  function onMessage(event: MessageEvent) {
    if (parent.classify(event) !== 'host') return;
    const start = StartMessage.safeParse(parseJson(event.data));
    if (!start.success) return;
    window.removeEventListener('message', onMessage);
    applyAppearance(document, start.data);
    void runChallenge(start.data, window, listener);
  }

  window.addEventListener('message', onMessage);
  // Keyboard events stay in this frame. The dialog around it does not receive them.
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') listener.closed();
  });
  post({ type: 'paywidget.captcha.ready' });
}

/** Applies the widget's language, theme and title to the page. */
function applyAppearance(document: Document, { lang, theme, title }: StartMessage) {
  document.title = title;
  setLanguage(document.documentElement, lang);
  document.documentElement.style.colorScheme = theme;
}

/**
 * The origins that may frame this page besides its own: the widget's origin, and hosts that embed the widget as a package.
 */
function allowedOrigins(document: Document): string[] {
  const origins = parseJson(document.getElementById('paywidget-origins')?.textContent);
  return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [];
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
