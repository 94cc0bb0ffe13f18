/** The device's clocks, in ms. Replaced in tests. */
export interface DeviceTime {
  /** Time since the epoch. The player can change it. */
  wall(): number;
  /** Time since an arbitrary moment. It cannot be set, but stops on some devices while they sleep. */
  monotonic(): number;
}

/** The server's time in one of its answers, and when that answer came. */
interface AnsweredTime {
  /** In ms since the epoch. */
  time: number;
  /** By the device's monotonic clock, in ms. */
  monotonic: number;
}

/** The server's time. Countdowns follow it, not the device's clock. */
export interface ServerClock {
  /** Time in ms since the epoch. */
  now(): number;
  /** Sets the clock to the time of an answer, in ms since the epoch. HTTP gives whole seconds. */
  set(serverTime: number): void;
  /** The last setting of the clock. Each setting is a new object. Undefined before the first. */
  lastAnswer(): AnsweredTime | undefined;
}

export const deviceTime: DeviceTime = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * Creates a clock. Until it is set, it returns the device's time. Then it adds the measured difference.
 */
export function createServerClock(device = deviceTime): ServerClock {
  let offset = 0;
  let answer: AnsweredTime | undefined;
  return {
    now: () => device.wall() + offset,
    set(time) {
      if (!Number.isFinite(time)) return;
      offset = time - device.wall();
      answer = { time, monotonic: device.monotonic() };
    },
    lastAnswer: () => answer,
  };
}
