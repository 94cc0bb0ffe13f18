import { onPageWake } from './pageWake';

const delaysMs = [2_000, 4_000, 8_000, 15_000] as const;

/** The delay before the next attempt, by the number of attempts so far. */
function retryDelay(attempt: number): number {
  return delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 15_000;
}

/**
 * Calls `retry` once: after a delay that grows with each attempt, or at once when the device goes online or the page becomes
 * visible. Returns a cancel function.
 */
export function scheduleRetry(attempt: number, retry: () => void): () => void {
  const timer = setTimeout(fire, retryDelay(attempt));
  const stopListening = onPageWake(fire, ['online']);

  function fire() {
    cancel();
    retry();
  }
  function cancel() {
    clearTimeout(timer);
    stopListening();
  }
  return cancel;
}
