import type { CaptchaOutput } from '@paywidget/shared/contract';
import { UserCancelError } from '@paywidget/shared/transaction';
import { CaptchaDataEmptyError, CaptchaNetworkError, frameErrorOf } from './errors';
import { FrameMessage } from './frameMessage';
import type { StartMessage } from './protocol';

/** The page's script runs before the page counts as loaded; what it says may arrive a little later. */
const readyGraceMs = 2_000;

/** The vendor may open its terms in another tab, and may not navigate the page. */
const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface PlayFrameOptions {
  /** Absolute address of the captcha's page. */
  url: string;
  place: HTMLElement;
  start: Omit<StartMessage, 'type'>;
  /** The player has something to do in it. */
  onShown: () => void;
}

/**
 * Plays one captcha in a frame of its own, which is gone when it ends. Rejects with the signal's reason when that aborts.
 * @throws CaptchaError, UserCancelError
 */
export function playFrame(
  { url, place, start, onShown }: PlayFrameOptions,
  signal: AbortSignal,
): Promise<CaptchaOutput> {
  const { origin } = new URL(url);
  const frame = document.createElement('iframe');
  let grace: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;

  return new Promise<CaptchaOutput>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);

    function hear({ source, origin: from, data }: MessageEvent) {
      if (source !== frame.contentWindow || from !== origin) return;
      const message = readMessage(data);
      switch (message?.type) {
        case 'paywidget.captcha.ready': {
          isReady = true;
          const said: StartMessage = { type: 'paywidget.captcha.start', ...start };
          return frame.contentWindow?.postMessage(JSON.stringify(said), origin);
        }
        case 'paywidget.captcha.shown':
          return onShown();
        case 'paywidget.captcha.solved':
          return isWhole(message.outputs)
            ? settle(() => resolve(message.outputs))
            : fail(new CaptchaDataEmptyError());
        case 'paywidget.captcha.closed':
          return fail(new UserCancelError());
        case 'paywidget.captcha.failed':
          return fail(frameErrorOf(message.cause, message.detail));
      }
    }

    const abort = () => fail(signal.reason);
    const fail = (error: unknown) => settle(() => reject(error));
    function settle(finish: () => void) {
      window.removeEventListener('message', hear);
      signal.removeEventListener('abort', abort);
      clearTimeout(grace);
      frame.remove();
      finish();
    }

    window.addEventListener('message', hear);
    signal.addEventListener('abort', abort, { once: true });
    frame.addEventListener('load', () => {
      // A page that could not be had "loads" as well.
      grace = setTimeout(() => {
        if (!isReady) fail(new CaptchaNetworkError(url));
      }, readyGraceMs);
    });
    frame.title = start.title;
    frame.src = url;
    frame.setAttribute('sandbox', permissions);
    place.append(frame);
  });
}

/** Other scripts of the frame may speak too, and not to us. */
function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return FrameMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

/** Whether every output that the frame names is there. */
function isWhole(outputs: CaptchaOutput): boolean {
  const values = Object.values(outputs);
  return values.length > 0 && values.every(Boolean);
}
