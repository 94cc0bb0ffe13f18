const fallbackMs = 200;

/** Runs a task when the browser is idle, or after 200 ms in a browser that cannot report this. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, fallbackMs);
}
