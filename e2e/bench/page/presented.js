/**
 * Resolves with the time at which the browser presents the next frame, in the units of `performance.now()`. A task after the frame
 * would be late: while pictures are decoded, the browser delays even tasks with the highest priority.
 */
globalThis.benchPresented = () => {
  const mark = document.createElement('p');
  mark.setAttribute('elementtiming', 'bench');
  mark.textContent = '.';
  Object.assign(mark.style, { position: 'fixed', bottom: 0, right: 0, margin: 0, pointerEvents: 'none' });
  return new Promise((resolve) => {
    new PerformanceObserver((entries, observer) => {
      observer.disconnect();
      mark.remove();
      resolve(entries.getEntries()[0].renderTime);
    }).observe({ type: 'element' });
    document.body.append(mark);
  });
};
