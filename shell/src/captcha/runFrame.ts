import type { CaptchaOutput } from '@paywidget/shared/contract';
import { UserCancelError } from '@paywidget/shared/transaction';
import { CaptchaDataEmptyError, CaptchaNetworkError, frameErrorOf } from './errors';
import { FrameMessage } from './frameMessage';
import type { StartMessage } from './protocol';

/**
 * The captcha page sends `ready` before its `load` event, but the message may arrive a little later. If the message has not
 * arrived this long after `load`, in ms, the page could not be loaded.
 */
const readyTimeoutMs = 2_000;

/** Only the page can see which file failed. It has one script, so this script did not run. */
const brokenScript = 'Its script could not be loaded, or is not what its integrity says';

/**
 * The vendor's script may neither navigate the page around the frame nor open windows. The frame keeps its origin, because
 * vendors need it for their storage and keys. See docs/decisions/010-captcha-frame.md.
 */
const sandboxFlags = 'allow-scripts allow-same-origin allow-forms';

interface RunFrameOptions {
  /** The absolute URL of the captcha page. */
  url: string;
  container: HTMLElement;
  start: Omit<StartMessage, 'type'>;
  /** Called when the player has something to do. */
  onShown: () => void;
}

/**
 * Runs one captcha in a new frame, and removes the frame when it ends. On abort, rejects with the signal's reason.
 * @throws CaptchaError, UserCancelError
 */
export function runFrame(
  { url, container, start, onShown }: RunFrameOptions,
  signal: AbortSignal,
): Promise<CaptchaOutput> {
  const { origin } = new URL(url);
  const frame = document.createElement('iframe');
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;

  return new Promise<CaptchaOutput>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);

    function onMessage({ source, origin: from, data }: MessageEvent) {
      if (source !== frame.contentWindow || from !== origin) return;
      const message = parseMessage(data);
      switch (message?.type) {
        case 'paywidget.captcha.ready': {
          isReady = true;
          const startMessage: StartMessage = { type: 'paywidget.captcha.start', ...start };
          return frame.contentWindow?.postMessage(JSON.stringify(startMessage), origin);
        }
        case 'paywidget.captcha.shown':
          return onShown();
        case 'paywidget.captcha.solved':
          return isComplete(message.outputs)
            ? finish(() => resolve(message.outputs))
            : fail(new CaptchaDataEmptyError());
        case 'paywidget.captcha.closed':
          return fail(new UserCancelError());
        case 'paywidget.captcha.failed':
          return fail(frameErrorOf(message.cause, message.detail));
      }
    }

    const abort = () => fail(signal.reason);
    const fail = (error: unknown) => finish(() => reject(error));
    function finish(complete: () => void) {
      window.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', abort);
      clearTimeout(loadTimer);
      frame.remove();
      complete();
    }

    window.addEventListener('message', onMessage);
    signal.addEventListener('abort', abort);
    let isLoaded = false;
    frame.addEventListener('load', () => {
      clearTimeout(loadTimer);
      if (isLoaded) {
        // The vendor's script has navigated the frame, so its content is no longer the captcha. But the captcha may have
        // been solved before, and a busy browser may deliver the message about this after this event.
        loadTimer = setTimeout(() => fail(new CaptchaNetworkError(url)));
        return;
      }
      isLoaded = true;
      // The browser also fires `load` if the page could not be loaded.
      loadTimer = setTimeout(() => {
        if (!isReady) fail(new CaptchaNetworkError(`${url} did not start. ${brokenScript}`));
      }, readyTimeoutMs);
    });
    frame.title = start.title;
    frame.src = url;
    frame.setAttribute('sandbox', sandboxFlags);
    container.append(frame);
  });
}

/** Returns undefined for other messages: the vendor's scripts in the frame may send messages too. */
function parseMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return FrameMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

/** True if there is at least one output and none is empty. */
function isComplete(outputs: CaptchaOutput): boolean {
  const values = Object.values(outputs);
  return values.length > 0 && values.every(Boolean);
}
