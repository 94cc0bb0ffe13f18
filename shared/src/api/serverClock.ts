/** The server's time. Countdowns follow it, not the device's clock. */
export interface ServerClock {
  /** Time in ms since the epoch. */
  now(): number;
  /** Sets the clock from an answer, in ms since the epoch. HTTP gives whole seconds. */
  observe(serverTime: number): void;
}

/**
 * Creates a clock that shows the device's time until the first answer, then the device's time plus the measured difference.
 */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => deviceNow() + offset,
    observe: (serverTime) => {
      if (Number.isFinite(serverTime)) offset = serverTime - deviceNow();
    },
  };
}
