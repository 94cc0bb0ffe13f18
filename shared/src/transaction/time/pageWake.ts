/**
 * Calls the listener whenever the page becomes visible again, and on the given events of the window. Needed because timers stop
 * while the page is hidden or the device sleeps. Returns an unsubscribe function.
 */
export function onPageWake(
  listener: () => void,
  windowEvents: readonly ('online' | 'pageshow' | 'focus')[] = [],
): () => void {
  const wake = () => {
    if (document.visibilityState !== 'hidden') listener();
  };
  document.addEventListener('visibilitychange', wake);
  for (const event of windowEvents) window.addEventListener(event, listener);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    for (const event of windowEvents) window.removeEventListener(event, listener);
  };
}
