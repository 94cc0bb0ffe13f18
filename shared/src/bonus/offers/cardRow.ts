import type { ScrollPosition } from '../model/wheelStep';

/** Tolerance for fractional scroll positions, in CSS pixels. */
const tolerance = 2;

const behavior = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Returns whether a row is scrolled to one of its ends. In right-to-left layouts `scrollLeft` is negative. */
export function scrollPositionOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): ScrollPosition {
  const scrolled = Math.abs(scrollLeft);
  return { isAtStart: scrolled <= tolerance, isAtEnd: scrolled + clientWidth >= scrollWidth - tolerance };
}

/** Scrolls a row by a number of cards. CSS then snaps it to the nearest card. */
export function scrollCards(row: HTMLElement, steps: number): void {
  const [first, second] = [...row.children].map((card) => card.getBoundingClientRect().left);
  if (first === undefined || second === undefined) return;
  row.scrollBy({ left: (second - first) * steps, behavior: behavior() });
}

/** Scrolls a row horizontally until a card is visible. Does not scroll vertically. */
export function scrollCardIntoView(row: HTMLElement, card: Element): void {
  const [frame, box] = [row.getBoundingClientRect(), card.getBoundingClientRect()];
  const before = box.left - frame.left;
  const after = box.right - frame.right;
  if (before >= 0 && after <= 0) return;
  row.scrollBy?.({ left: before < 0 ? before : after, behavior: behavior() });
}
