import { sleep } from '@paywidget/shared/api';
import type { CaptchaOutput } from '@paywidget/shared/contract';
import { CaptchaTimeoutError } from './errors';
import type { StartMessage } from './protocol';
import { messageKeyOf, retryDelayMs } from './retries';
import { runFrame } from './runFrame';

/**
 * The time limit for loading, for all attempts together, in ms. The time stops when the captcha is shown, because the player
 * may take any time to solve it. If a shown captcha fails, the time starts again.
 */
const loadTimeoutMs = 30_000;

/** The element that contains the captcha's frame, and the callbacks that update the dialog around it. */
export interface CaptchaView {
  container: HTMLElement;
  show(): void;
  /** Called if a captcha fails after it was shown, before the next captcha is loaded. */
  restart(messageKey: string): void;
}

export interface CaptchaTask {
  /** The absolute URL of the captcha page. */
  url: string;
  start: Omit<StartMessage, 'type'>;
}

/**
 * Runs a captcha, with retries, until it is solved or closed, or has failed for good. On abort, rejects with the signal's
 * reason.
 * @throws CaptchaError, UserCancelError
 */
export async function runAttempts(
  { url, start }: CaptchaTask,
  view: CaptchaView,
  signal: AbortSignal,
): Promise<CaptchaOutput> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  function startTimer() {
    timer ??= setTimeout(() => controller.abort(new CaptchaTimeoutError()), loadTimeoutMs);
  }
  function clearTimer() {
    clearTimeout(timer);
    timer = undefined;
  }
  function onShown() {
    clearTimer();
    isShown = true;
    view.show();
  }

  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  startTimer();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runFrame({ url, container: view.container, start, onShown }, controller.signal);
      } catch (error) {
        const delayMs = retryDelayMs(error, attempt, isShown);
        if (delayMs === undefined) throw error;
        if (isShown) view.restart(messageKeyOf(error));
        startTimer();
        await sleep(delayMs, controller.signal);
      }
    }
  } finally {
    clearTimer();
    signal.removeEventListener('abort', abort);
  }
}
