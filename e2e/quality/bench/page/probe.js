/**
 * Runs in every frame before the page's own scripts, after `presented.js` and a script that sets `benchPlan`. Reports marks with the binding
 * `benchReport`: `list` when the list is visible and can be pressed, `form` when the form of the pressed method is shown.
 * With `pressesAtOnce`, presses the method the moment the list is ready: in the first task after the frame that shows it, with a
 * priority close to that of a real press. Times are in ms since the epoch, so that frames agree.
 * They are those at which the browser presents the content.
 */
(() => {
  const { item, count, opener, field, pressesAtOnce } = globalThis.benchPlan;
  const since = (ms) => performance.timeOrigin + ms;
  const longTasks = [];
  let layoutShift = 0;

  new PerformanceObserver((entries) => {
    for (const { startTime, duration } of entries.getEntries())
      longTasks.push({ at: since(startTime), duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((entries) => {
    for (const shift of entries.getEntries()) if (!shift.hadRecentInput) layoutShift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });

  const isVisible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0;

  function isPressable(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return isVisible(element) && !element.disabled && element.contains(hit);
  }

  function listIsReady() {
    const items = document.querySelectorAll(item);
    return items.length >= count && isPressable(items[0]) && isVisible(items[items.length - 1]);
  }

  function formIsReady() {
    const input = document.querySelector(field);
    return input !== null && isVisible(input) && !input.disabled && input.closest('[inert]') === null;
  }

  /**
   * Resolves with the time at which the first frame in which the condition is true is presented. Calls `onFrame` in that frame,
   * before it is painted.
   */
  const painted = (shouldCheck, condition, onFrame = () => {}) =>
    new Promise((resolve) => {
      function inFrame() {
        if (!condition()) return requestAnimationFrame(inFrame);
        resolve(benchPresented().then(since));
        onFrame();
      }
      const observer = new MutationObserver(() => {
        if (!shouldCheck()) return;
        observer.disconnect();
        requestAnimationFrame(inFrame);
      });
      observer.observe(document, { childList: true, subtree: true });
    });

  globalThis.benchTotals = () => ({
    longTasks,
    layoutShift,
    elements: document.querySelectorAll('*').length,
  });

  function onPress({ timeStamp }) {
    const pressedAt = since(timeStamp);
    painted(() => document.querySelector(field) !== null, formIsReady).then((shownAt) => {
      globalThis.benchReport('form', shownAt, pressedAt);
    });
  }

  function awaitPress() {
    addEventListener('click', onPress, { capture: true, once: true });
    if (pressesAtOnce)
      scheduler.postTask(() => document.querySelector(opener).click(), { priority: 'user-blocking' });
  }

  painted(() => document.querySelectorAll(item).length >= count, listIsReady, awaitPress).then((at) => {
    globalThis.benchReport('list', at);
  });
})();
