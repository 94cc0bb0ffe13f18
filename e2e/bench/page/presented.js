/**
 * Resolves with the time, as `performance.now()`, at which the browser presents the next frame. A task after the frame would tell
 * it too late: the browser puts off even tasks of the highest priority until the pictures that have arrived are read.
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
