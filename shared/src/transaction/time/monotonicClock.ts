import { deviceTime, type ServerClock } from '@paywidget/shared/api';

/** Smaller differences are ignored, because HTTP dates are whole seconds and answers take time. */
const toleranceMs = 2_000;
/** How long to wait for the server's next answer after a leap. The status poll gets an answer every 5 s. */
const leapTimeoutMs = 6_000;

/**
 * A clock for countdowns and counters: the server's time in ms since the epoch. Changes of the device's clock do not shift
 * it. If the device's clock is set back, nothing happens. If the device's clock leaps ahead, either somebody set it or the
 * device slept. The server's next answer shows the reason. Without an answer, the clock assumes that the device slept.
 */
export function createMonotonicClock(
  clock: Pick<ServerClock, 'now' | 'lastAnswer'>,
  device = deviceTime,
): () => number {
  let anchor = { time: clock.now(), monotonic: device.monotonic() };
  let answer = clock.lastAnswer();
  let leapSeenAt: number | undefined;

  const timeSince = ({ time, monotonic }: typeof anchor) => time + device.monotonic() - monotonic;

  function anchorTo(time: number): number {
    anchor = { time, monotonic: device.monotonic() };
    leapSeenAt = undefined;
    return time;
  }

  /** Returns the counted time, and corrects it by a new answer of the server. */
  function count(): number {
    const counted = timeSince(anchor);
    const latest = clock.lastAnswer();
    if (!latest || latest === answer) return counted;
    answer = latest;
    // Counted from the time when the answer came: somebody may have set the device's clock since.
    const answered = timeSince(latest);
    return anchorTo(Math.abs(answered - counted) > toleranceMs ? answered : counted);
  }

  return () => {
    const counted = count();
    const reported = clock.now();
    if (reported - counted <= toleranceMs) {
      leapSeenAt = undefined;
      return counted;
    }
    leapSeenAt ??= device.monotonic();
    return device.monotonic() - leapSeenAt < leapTimeoutMs ? counted : anchorTo(reported);
  };
}
