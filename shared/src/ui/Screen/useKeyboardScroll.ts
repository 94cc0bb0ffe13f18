import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Lets the keyboard scroll what overflows without anything in it to focus, such as a long text: it becomes a tab stop, and
 * only then.
 */
export function useKeyboardScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => {
      const needsFocus = element.scrollHeight > element.clientHeight && !content.querySelector(focusable);
      if (needsFocus) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    sizes.observe(element);
    sizes.observe(content);
    return () => sizes.disconnect();
  }, [scroller]);
}
