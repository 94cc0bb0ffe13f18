/** The number of characters shown at each end, by the text's minimum length. */
const ends: readonly (readonly [from: number, shown: number])[] = [
  [20, 5],
  [12, 4],
  [5, 2],
  [2, 1],
];

const ellipsis = '…';

/** Hides the middle of a text, so that players still recognise it: `bc1qw…v8f3t`, `4111…1234`, `sa…@mail.example`. */
export function hideMiddle(text: string): string {
  const at = text.lastIndexOf('@');
  if (at > 0) return `${text.slice(0, Math.min(2, at - 1))}${ellipsis}${text.slice(at)}`;
  const compact = text.replace(/\s/g, '');
  const shown = ends.find(([from]) => compact.length >= from)?.[1] ?? 0;
  const isTiny = compact.length < 5;
  return `${isTiny ? '' : compact.slice(0, shown)}${ellipsis}${compact.slice(compact.length - shown)}`;
}
