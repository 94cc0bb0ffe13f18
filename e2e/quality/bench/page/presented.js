/**
 * Resolves with the time at which the browser presents the next frame, in the units of `performance.now()`. A task after the frame
 * would be late: while pictures are decoded, the browser delays even tasks with the highest priority. It resolves late for the same
 * reason, but with the right time.
 */
globalThis.benchPresented = () => {
  const mark = document.createElement('p');
  const name = `bench-${performance.now()}`;
  mark.setAttribute('elementtiming', name);
  mark.textContent = '.';
  Object.assign(mark.style, { position: 'fixed', bottom: 0, right: 0, margin: 0, pointerEvents: 'none' });
  return new Promise((resolve) => {
    new PerformanceObserver((entries, observer) => {
      const entry = entries.getEntries().find(({ identifier }) => identifier === name);
      if (!entry) return;
      observer.disconnect();
      mark.remove();
      resolve(entry.renderTime);
    }).observe({ type: 'element' });
    document.body.append(mark);
  });
};
