/** The server's time: countdowns follow it, not the device's clock (decisions, section 6). */
export interface ServerClock {
  /** ms since the epoch. */
  now(): number;
  /** Takes the time an answer carried (ms since the epoch, whole seconds over HTTP). */
  observe(serverTime: number): void;
}

/** A clock that is the device's until the first answer, then the device's shifted by the difference seen. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => deviceNow() + offset,
    observe: (serverTime) => {
      if (Number.isFinite(serverTime)) offset = serverTime - deviceNow();
    },
  };
}
