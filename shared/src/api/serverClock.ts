/** The server's time. Countdowns follow it, not the device's clock. */
export interface ServerClock {
  /** Time in ms since the epoch. */
  now(): number;
  /** Sets the clock to the time of an answer, in ms since the epoch. HTTP gives whole seconds. */
  set(serverTime: number): void;
}

/**
 * Creates a clock. Until it is set, it returns the device's time. Then it adds the measured difference.
 */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => deviceNow() + offset,
    set: (serverTime) => {
      if (Number.isFinite(serverTime)) offset = serverTime - deviceNow();
    },
  };
}
