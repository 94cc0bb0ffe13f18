/**
 * Calls the listener whenever the page becomes visible again, and on further events of the window. Timers of a hidden page or
 * a sleeping device stand still. Returns an unsubscribe function.
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
