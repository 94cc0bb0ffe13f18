import type { HostPort } from '@paywidget/shared/host';

/** A height is reported when it has not changed for this time, in ms. */
const debounceMs = 100;

/**
 * Sends `Resize` to the host with the height that the frame would need so that nothing in it scrolls, each time this height
 * changes. The host decides whether to resize the frame. If a host follows the height but has missed a message, it gets the
 * height again. Returns a function that stops the reports.
 */
export function reportHeight(widget: Element, host: Pick<HostPort, 'send' | 'on'>): () => void {
  // Older phones do not have it. The frame then keeps its height.
  if (typeof ResizeObserver === 'undefined') return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported: number | undefined;

  function report() {
    const content = widget.querySelector<HTMLElement>('[data-screen-content]');
    const scroller = content?.parentElement;
    // An early form hides the widget until React's form is there.
    if (!content || !scroller || widget.clientHeight === 0) return;
    sizes.observe(content);
    const room = widget.clientHeight;
    const page = widget.querySelector('main')?.parentElement;
    // In a low frame the bars scroll with the content.
    const isLow = page && getComputedStyle(scroller).overflowY === 'visible';
    const height = Math.ceil(
      isLow
        ? room - page.clientHeight + page.scrollHeight
        : room - scroller.clientHeight + content.offsetHeight,
    );
    if (height === reported) return;
    reported = height;
    host.send('Resize', { height });
  }

  function reportSoon() {
    clearTimeout(timer);
    timer = setTimeout(report, debounceMs);
  }

  const sizes = new ResizeObserver(reportSoon);
  const screens = new MutationObserver(reportSoon);
  screens.observe(widget, { subtree: true, childList: true });
  const unlisten = host.on('viewport', () => {
    if (reported === widget.clientHeight) return;
    reported = undefined;
    reportSoon();
  });
  return () => {
    clearTimeout(timer);
    unlisten();
    sizes.disconnect();
    screens.disconnect();
  };
}
