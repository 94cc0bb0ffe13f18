const fallbackMs = 200;

/** Runs a task once the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  // Safari has no such callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, fallbackMs);
}
