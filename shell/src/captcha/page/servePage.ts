import { createParentWindow } from '../../bridge/parentWindow';
import { trustOrigins } from '../../bridge/trustedOrigins';
import type { FrameMessage } from '../frameMessage';
import { StartMessage } from '../protocol';
import type { Outcome } from './adapter';
import { play } from './play';

/** The page in the captcha's frame: waits for the widget around it, plays one captcha, and says how it ended. */
export function servePage(window: Window): void {
  const { document, location } = window;
  const origins = trustOrigins(location.origin, () => allowedOrigins(document));
  const parent = createParentWindow(window, origins);
  const say = (message: FrameMessage) => parent.post(JSON.stringify(message));
  let isOver = false;

  function end(message: FrameMessage) {
    if (isOver) return;
    isOver = true;
    say(message);
  }

  const outcome: Outcome = {
    shown: () => {
      if (!isOver) say({ type: 'paywidget.captcha.shown' });
    },
    solved: (outputs) => end({ type: 'paywidget.captcha.solved', outputs }),
    closed: () => end({ type: 'paywidget.captcha.closed' }),
    failed: (cause, detail) => end({ type: 'paywidget.captcha.failed', cause, detail }),
  };

  function hear(event: MessageEvent) {
    if (parent.judge(event) !== 'host') return;
    const start = StartMessage.safeParse(fromJson(event.data));
    if (!start.success) return;
    window.removeEventListener('message', hear);
    dress(document, start.data);
    void play(start.data, window, outcome);
  }

  window.addEventListener('message', hear);
  // The keyboard is in here, where the dialog around does not hear it.
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') outcome.closed();
  });
  say({ type: 'paywidget.captcha.ready' });
}

/** As the widget around looks and speaks. */
function dress(document: Document, { lang, theme, title }: StartMessage) {
  document.title = title;
  document.documentElement.lang = lang;
  document.documentElement.style.colorScheme = theme;
}

/** The hosts that embed the widget as a package, and so frame this page from elsewhere: the deployment's word. */
function allowedOrigins(document: Document): string[] {
  const origins = fromJson(document.getElementById('paywidget-origins')?.textContent);
  return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [];
}

function fromJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
