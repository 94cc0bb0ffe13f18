import type { RowPlace } from '../model/wheelStep';

/** Positions of a scrolled row are fractions; this much is none. */
const slack = 2;

const behavior = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Whether a row is scrolled to one of its ends. Under right-to-left the browser counts below zero. */
export function rowPlace({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): RowPlace {
  const scrolled = Math.abs(scrollLeft);
  return { isAtStart: scrolled <= slack, isAtEnd: scrolled + clientWidth >= scrollWidth - slack };
}

/** Scrolls a row on by so many cards; it snaps to the nearest one by itself. */
export function step(row: HTMLElement, steps: number): void {
  const [first, second] = [...row.children].map((card) => card.getBoundingClientRect().left);
  if (first === undefined || second === undefined) return;
  row.scrollBy({ left: (second - first) * steps, behavior: behavior() });
}

/** Brings a card of the row into view, along the row only: what is above and below it stays where it is. */
export function showCard(row: HTMLElement, card: Element): void {
  const [frame, box] = [row.getBoundingClientRect(), card.getBoundingClientRect()];
  const before = box.left - frame.left;
  const after = box.right - frame.right;
  if (before >= 0 && after <= 0) return;
  row.scrollBy?.({ left: before < 0 ? before : after, behavior: behavior() });
}
