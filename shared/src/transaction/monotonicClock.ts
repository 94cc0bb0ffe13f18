import type { ServerClock } from '@paywidget/shared/api';

/** The device's clocks, in ms. Replaced in tests. */
export interface DeviceTime {
  /** Time since the epoch. The player can change it. */
  wall(): number;
  /** Time since an arbitrary moment. It cannot be set, but stops on some devices while they sleep. */
  monotonic(): number;
}

const deviceTime: DeviceTime = { wall: () => Date.now(), monotonic: () => performance.now() };

/** Smaller differences are ignored, because HTTP dates are whole seconds and answers take time. */
const toleranceMs = 2_000;
/** Smaller changes of the server's offset are ignored, because the two clocks are read one after the other. */
const readingMs = 20;
/** How long to wait for the server's next answer after a leap. The status poll gets one every 5 s. */
const leapTimeoutMs = 6_000;

/**
 * A clock for countdowns and counters: the server's time in ms since the epoch, which changes of the device's clock do not
 * shift. If the device's clock is set back, nothing happens. If it leaps ahead, either it was set or the device slept. The
 * server's next answer shows which. Without an answer, the clock assumes that the device slept.
 */
export function createMonotonicClock(clock: Pick<ServerClock, 'now'>, device = deviceTime): () => number {
  const offsetNow = () => clock.now() - device.wall();
  let offset = offsetNow();
  let anchor = { time: clock.now(), monotonic: device.monotonic() };
  let leapSeenAt: number | undefined;

  function anchorTo(time: number): number {
    anchor = { time, monotonic: device.monotonic() };
    leapSeenAt = undefined;
    return time;
  }

  return () => {
    const reported = clock.now();
    const counted = anchor.time + device.monotonic() - anchor.monotonic;
    const ahead = reported - counted;
    const offsetBefore = offset;
    offset = offsetNow();
    if (Math.abs(offset - offsetBefore) > readingMs)
      return anchorTo(Math.abs(ahead) > toleranceMs ? reported : counted);
    if (ahead <= toleranceMs) {
      leapSeenAt = undefined;
      return counted;
    }
    leapSeenAt ??= device.monotonic();
    return device.monotonic() - leapSeenAt < leapTimeoutMs ? counted : anchorTo(reported);
  };
}
