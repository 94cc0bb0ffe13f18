/** A popup is no lower than this, in px: three options and a search. */
const leastHeight = 200;
const gap = 8;

function scrollerOf(element: Element): Element | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return undefined;
}

/**
 * Puts a popup where there is room for it: under what it belongs to, or above where that has more, and no higher
 * than the room. What the widget scrolls cuts it off, and so does the window.
 */
export function placePopup(popup: HTMLElement, anchor: Element): void {
  const view = scrollerOf(anchor)?.getBoundingClientRect();
  const { top, bottom } = anchor.getBoundingClientRect();
  const above = top - Math.max(view?.top ?? 0, 0) - gap;
  const below = Math.min(view?.bottom ?? Infinity, window.innerHeight) - bottom - gap;
  const goesUp = below < Math.min(popup.scrollHeight, leastHeight) && above > below;
  popup.dataset.side = goesUp ? 'above' : 'below';
  popup.style.setProperty('--pw-room', `${Math.max(goesUp ? above : below, leastHeight)}px`);
}
