const fallbackMs = 200;

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  // Safari does not have it.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, fallbackMs);
}
