import type { HostPort } from '@paywidget/shared/host';

/** Of a height that keeps changing (specification, section 9, "Resize debounce"). */
const pauseMs = 100;

/**
 * Tells the host around the frame how high the frame would be if nothing in it had to scroll (contract, "Resize"), each
 * time that this changes. The frame stays as the host made it. Returns the way to stop.
 */
export function reportHeight(widget: Element, host: Pick<HostPort, 'send'>): () => void {
  // Without it, as on older phones, the host keeps the height that it chose.
  if (typeof ResizeObserver === 'undefined') return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported: number | undefined;

  function report() {
    const content = widget.querySelector<HTMLElement>('[data-screen-content]');
    const scroller = content?.parentElement;
    if (!content || !scroller) return;
    sizes.observe(content);
    const height = Math.ceil(widget.clientHeight - scroller.clientHeight + content.offsetHeight);
    if (height === reported) return;
    reported = height;
    host.send('Resize', { height });
  }

  function reportSoon() {
    clearTimeout(timer);
    timer = setTimeout(report, pauseMs);
  }

  const sizes = new ResizeObserver(reportSoon);
  const screens = new MutationObserver(reportSoon);
  screens.observe(widget, { subtree: true, childList: true });
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    screens.disconnect();
  };
}
