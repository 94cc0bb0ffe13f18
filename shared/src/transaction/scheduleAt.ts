import type { ServerClock } from '@paywidget/shared/api';

type Clock = Pick<ServerClock, 'now'>;

/** For how long something took, which no other clock has a say in. */
export const deviceClock: Clock = { now: () => Date.now() };

/**
 * Rings once at a time of the clock (ms since the epoch), or as soon after it as the page is awake: a device that slept, or
 * a tab that was throttled, is not waited for twice. Returns the way to stop it.
 */
export function scheduleAt(clock: Clock, at: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function check() {
    clearTimeout(timer);
    const left = at - clock.now();
    if (left > 0) {
      timer = setTimeout(check, left);
      return;
    }
    stop();
    callback();
  }
  function stop() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  }

  document.addEventListener('visibilitychange', check);
  timer = setTimeout(check, Math.max(at - clock.now(), 0));
  return stop;
}
