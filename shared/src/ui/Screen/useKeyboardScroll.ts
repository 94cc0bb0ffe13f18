import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Makes a scroll container a tab stop while its content overflows and contains nothing focusable, such as a long text.
 * Otherwise the player could not scroll it with the keyboard.
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
