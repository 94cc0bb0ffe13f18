/** How much of a text is shown at each end, by the least length: addresses as in the specification, section 9. */
const ends: readonly (readonly [from: number, shown: number])[] = [
  [20, 5],
  [12, 4],
  [5, 2],
  [2, 1],
];

const hidden = '…';

/** What a player recognises a destination by, without showing it whole: `bc1qw…v8f3t`, `4111…1234`, `sa…@mail.example`. */
export function hideMiddle(text: string): string {
  const at = text.lastIndexOf('@');
  if (at > 0) return `${text.slice(0, Math.min(2, at - 1))}${hidden}${text.slice(at)}`;
  const compact = text.replace(/\s/g, '');
  const shown = ends.find(([from]) => compact.length >= from)?.[1] ?? 0;
  const isTiny = compact.length < 5;
  return `${isTiny ? '' : compact.slice(0, shown)}${hidden}${compact.slice(compact.length - shown)}`;
}
