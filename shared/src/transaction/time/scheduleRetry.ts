import { onPageWake } from './pageWake';

const delaysMs: readonly number[] = [2_000, 4_000, 8_000];
const longestDelayMs = 15_000;

/**
 * Calls `retry` once: after a delay that grows with each attempt, or at once when the device goes online or the page becomes
 * visible. Returns a cancel function.
 * @param attempt the number of attempts so far
 */
export function scheduleRetry(attempt: number, retry: () => void): () => void {
  const timer = setTimeout(fire, delaysMs[attempt] ?? longestDelayMs);
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
