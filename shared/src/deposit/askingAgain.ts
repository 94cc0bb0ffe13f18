const delaysMs = [2_000, 4_000, 8_000, 15_000] as const;

/** How long to wait before the server is asked once more, by how often it was. */
function delayBeforeAsking(asked: number): number {
  return delaysMs[Math.min(asked, delaysMs.length - 1)] ?? 15_000;
}

/** Asks once: after the delay, or at once when the device comes back online or the page comes back into view. */
export function askAgain(asked: number, ask: () => void): () => void {
  const timer = setTimeout(fire, delayBeforeAsking(asked));

  function fire() {
    stop();
    ask();
  }
  function look() {
    if (document.visibilityState === 'visible') fire();
  }
  function stop() {
    clearTimeout(timer);
    window.removeEventListener('online', fire);
    document.removeEventListener('visibilitychange', look);
  }

  window.addEventListener('online', fire);
  document.addEventListener('visibilitychange', look);
  return stop;
}
