/** The operator's time. Tests drive their own, so that nothing waits. */
export interface Clock {
  /** ms since the epoch. */
  now(): number;
  /** Runs something once, so many ms later, unless the returned function is called first. */
  after(ms: number, run: () => void): () => void;
}

/** setTimeout fires at once when asked to wait longer than this. */
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(Math.max(ms, 0), longestTimerMs));
    return () => clearTimeout(timer);
  },
};

export interface ManualClock extends Clock {
  /** Moves the time on, running whatever falls due on the way, in order. */
  advance(ms: number): void;
}

/** A clock that stands still until it is told to move. */
export function createManualClock(start = Date.parse('2026-11-21T12:00:00Z')): ManualClock {
  let time = start;
  let waiting: { due: number; run: () => void }[] = [];

  return {
    now: () => time,
    after(ms, run) {
      const entry = { due: time + Math.max(ms, 0), run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance(ms) {
      const end = time + ms;
      for (;;) {
        const next = waiting.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        waiting = waiting.filter((entry) => entry !== next);
        time = next.due;
        next.run();
      }
      time = end;
    },
  };
}
