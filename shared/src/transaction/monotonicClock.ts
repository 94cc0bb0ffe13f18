import type { ServerClock } from '@paywidget/shared/api';

/** What the device's clocks say, in milliseconds; replaced in tests. */
export interface DeviceTime {
  /** Since the epoch: the player may set it. */
  wall(): number;
  /** Since some moment: runs on at its own pace, but on some devices not while they sleep. */
  monotonic(): number;
}

const deviceTime: DeviceTime = { wall: () => Date.now(), monotonic: () => performance.now() };

/** HTTP tells whole seconds, and an answer travels for a while: less of a difference is none. */
const toleranceMs = 2_000;
/** The two readings that tell the server's offset may fall into two milliseconds. */
const readingMs = 20;
/** How long a leap waits for the server's word, which the status poll brings every 5 s. */
const leapTimeoutMs = 6_000;

/**
 * The server's time, in ms since the epoch, for a countdown or a counter that nothing but the server may shift. A device clock that
 * is set back changes nothing. One that leaps ahead was set, or the device has slept: which of the two the server's
 * next answer says, and without one the sleep is believed.
 */
export function createMonotonicClock(clock: Pick<ServerClock, 'now'>, device = deviceTime): () => number {
  const offsetNow = () => clock.now() - device.wall();
  let offset = offsetNow();
  let anchor = { time: clock.now(), steady: device.monotonic() };
  let leapSeenAt: number | undefined;

  function anchorTo(time: number): number {
    anchor = { time, steady: device.monotonic() };
    leapSeenAt = undefined;
    return time;
  }

  return () => {
    const reported = clock.now();
    const counted = anchor.time + device.monotonic() - anchor.steady;
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
