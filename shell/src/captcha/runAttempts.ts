import { sleep } from '@paywidget/shared/api';
import type { CaptchaOutput } from '@paywidget/shared/contract';
import { CaptchaTimeoutError } from './errors';
import { playFrame } from './playFrame';
import type { StartMessage } from './protocol';
import { messageKeyOf, pauseAfter } from './retries';

/**
 * Of all attempts together, until the player has something to do, and again from where one failed before their eyes; the
 * player may take as long as they like.
 */
const loadLimitMs = 30_000;

/** Where a captcha is played, and what the player sees of it. */
export interface Stage {
  place: HTMLElement;
  show(): void;
  /** It failed before the player's eyes, and another one is on its way. */
  restart(messageKey: string): void;
}

export interface CaptchaTask {
  /** Absolute address of the captcha's page. */
  url: string;
  start: Omit<StartMessage, 'type'>;
}

/**
 * Plays a captcha until it is solved, closed, or not to be had. Rejects with the signal's reason when that aborts.
 * @throws CaptchaError, UserCancelError
 */
export async function runAttempts(
  { url, start }: CaptchaTask,
  stage: Stage,
  signal: AbortSignal,
): Promise<CaptchaOutput> {
  const ending = new AbortController();
  const follow = () => ending.abort(signal.reason);
  let limit: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  function setLimit() {
    limit ??= setTimeout(() => ending.abort(new CaptchaTimeoutError()), loadLimitMs);
  }
  function clearLimit() {
    clearTimeout(limit);
    limit = undefined;
  }
  function onShown() {
    clearLimit();
    isShown = true;
    stage.show();
  }

  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  setLimit();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await playFrame({ url, place: stage.place, start, onShown }, ending.signal);
      } catch (error) {
        const pause = pauseAfter(error, attempt, isShown);
        if (pause === undefined) throw error;
        if (isShown) stage.restart(messageKeyOf(error));
        setLimit();
        await sleep(pause, ending.signal);
      }
    }
  } finally {
    clearLimit();
    signal.removeEventListener('abort', follow);
  }
}
