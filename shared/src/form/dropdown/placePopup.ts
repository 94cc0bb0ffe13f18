/** Minimum height of a popup in px: three options and a search field. */
const minHeight = 200;
const gap = 8;

function scrollerOf(element: Element): Element | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return undefined;
}

/**
 * Places a popup below its anchor, or above it if it does not fit below and there is more room above. Limits its height to
 * the room within the scroll container and the window.
 */
export function placePopup(popup: HTMLElement, anchor: Element): void {
  const view = scrollerOf(anchor)?.getBoundingClientRect();
  const { top, bottom } = anchor.getBoundingClientRect();
  const above = top - Math.max(view?.top ?? 0, 0) - gap;
  const below = Math.min(view?.bottom ?? Infinity, window.innerHeight) - bottom - gap;
  const goesUp = below < Math.min(popup.scrollHeight, minHeight) && above > below;
  popup.dataset.side = goesUp ? 'above' : 'below';
  popup.style.setProperty('--pw-room', `${Math.max(goesUp ? above : below, minHeight)}px`);
}
