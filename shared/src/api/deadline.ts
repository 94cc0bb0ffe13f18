/** A signal that aborts at a time limit or with another signal, whichever is first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** True if the time limit aborted the signal, not the other signal. */
  readonly hasPassed: boolean;
  dispose(): void;
}

/** Starts a deadline of `ms` milliseconds. Uses timers, because older phones do not have `AbortSignal.timeout`. */
export function startDeadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let hasPassed = false;
  const follow = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => {
    hasPassed = true;
    controller.abort(new DOMException('Request timeout', 'TimeoutError'));
  }, ms);
  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    get hasPassed() {
      return hasPassed;
    },
    dispose() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

/** Waits `ms` milliseconds. Rejects with the signal's reason if it aborts first. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
