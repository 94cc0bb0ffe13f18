const delaysMs = [2_000, 4_000, 8_000, 15_000] as const;

/** How long to wait before the server is asked once more, by how often it was. */
function retryDelay(attempt: number): number {
  return delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 15_000;
}

/** Asks once: after the delay, or at once when the device comes back online or the page comes back into view. */
export function scheduleRetry(attempt: number, retry: () => void): () => void {
  const timer = setTimeout(fire, retryDelay(attempt));

  function fire() {
    stop();
    retry();
  }
  function onVisibilityChange() {
    if (document.visibilityState === 'visible') fire();
  }
  function stop() {
    clearTimeout(timer);
    window.removeEventListener('online', fire);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  }

  window.addEventListener('online', fire);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return stop;
}
