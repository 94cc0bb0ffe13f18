import type { ServerClock } from '@paywidget/shared/api';
import { onPageWake } from './pageWake';

type Clock = Pick<ServerClock, 'now'>;

/** The device's clock. Use it for durations that no server time defines. */
export const deviceClock: Clock = { now: () => Date.now() };

/** The longest delay of a timer in ms: 24 days. A timer with a longer delay would end at once. */
const longestMs = 2 ** 31 - 1;

const delayUntil = (left: number) => Math.min(Math.max(left, 0), longestMs);

/**
 * Calls `callback` once at the given time, or when the page next wakes after it.
 * @param at time of the clock, in ms since the epoch
 * @returns a cancel function
 */
export function scheduleAt(clock: Clock, at: number, callback: () => void): () => void {
  let timer = setTimeout(check, delayUntil(at - clock.now()));
  const stopListening = onPageWake(check);

  function check() {
    clearTimeout(timer);
    const left = at - clock.now();
    if (left > 0) {
      timer = setTimeout(check, delayUntil(left));
      return;
    }
    cancel();
    callback();
  }
  function cancel() {
    clearTimeout(timer);
    stopListening();
  }
  return cancel;
}
