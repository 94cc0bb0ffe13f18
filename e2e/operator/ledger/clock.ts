/** The operator's clock. Tests use `createManualClock`, so that they never wait. */
export interface Clock {
  /** Current time in ms since the epoch. */
  now(): number;
  /** Calls `run` once after `ms`. Returns a function that cancels the call. */
  after(ms: number, run: () => void): () => void;
}

/** `setTimeout` fires immediately for delays above this. */
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(Math.max(ms, 0), longestTimerMs));
    return () => clearTimeout(timer);
  },
};

export interface ManualClock extends Clock {
  /** Advances the time by `ms` and runs the callbacks that become due, in order. */
  advance(ms: number): void;
}

/** Creates a clock that moves only when `advance` is called. */
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
