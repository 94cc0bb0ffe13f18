/** How a locale groups digits and separates decimals. */
export interface Notation {
  /** Between groups of digits. */
  group: string;
  /** Before the decimals. */
  decimal: string;
  /** The fewest digits that are grouped: 4 (`1,234`) or 5 (`1234`, `12,345`). */
  groupedFrom: number;
  /** The number of digits in each group but the last one, which has 3: 3 (`1,234,567`) or 2 (`12,34,567`). */
  groupSize: number;
}

const nbsp = '\u00A0';
const narrowNbsp = '\u202F';

/**
 * By language, and by the tag of each region that differs from its language. From CLDR 48. A test compares all regions with Intl.
 */
const rows: readonly (readonly [tags: string, group: string, decimal: string, groupedFrom?: 5])[] = [
  [
    'ar bn en fil hi ja ko mr ms sw te th ur zh en-in es-419 es-br es-bz es-cu es-do es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-sv es-us kk-cn',
    ',',
    '.',
  ],
  [
    'az de el id pt ro tr vi ar-dz ar-lb ar-ly ar-ma ar-mr ar-tn en-at en-be en-de en-dk en-es en-id en-it en-nl en-pl en-ro en-si es-ar es-bo es-cl es-co es-ec es-py es-uy es-ve fr-lu fr-ma ms-bn ms-id sw-cd uz-af',
    '.',
    ',',
  ],
  [
    'kk ky ru tg uk uz de-at en-cz en-ee en-fi en-hu en-lt en-lv en-no en-pt en-se en-sk en-ua en-za es-cr fr-ca pt-ao',
    nbsp,
    ',',
  ],
  ['fr en-fr en-ge', narrowNbsp, ','],
  ['de-ch de-li en-ch', "'", '.'],
  ['es it', '.', ',', 5],
  ['pl pt-ch pt-cv pt-gq pt-gw pt-lu pt-mo pt-mz pt-pt pt-st pt-tl ru-ua', nbsp, ',', 5],
  ['it-ch', "'", '.', 5],
];

/** The languages that group by lakhs and crores, and English in India. */
const byLakhs = new Set(['bn', 'hi', 'mr', 'te', 'en-in']);

const notations = new Map(
  rows.flatMap(([tags, group, decimal, groupedFrom = 4]) =>
    tags
      .split(' ')
      .map((tag): [string, Notation] => [
        tag,
        { group, decimal, groupedFrom, groupSize: byLakhs.has(tag) ? 2 : 3 },
      ]),
  ),
);

/** Returns how a locale writes numbers. Undefined if the language is not ours, or if the tag has a script or an extension. */
export function notationOf(locale: string): Notation | undefined {
  const tag = locale.toLowerCase();
  return notations.get(tag) ?? notations.get(tag.replace(/-(?:[a-z]{2}|\d{3})$/, ''));
}

function groupDigits(whole: string, { group, groupedFrom, groupSize }: Notation): string {
  if (whole.length < groupedFrom) return whole;
  const groups = [whole.slice(-3)];
  for (let end = whole.length - 3; end > 0; end -= groupSize)
    groups.push(whole.slice(Math.max(end - groupSize, 0), end));
  return groups.reverse().join(group);
}

/**
 * Writes a decimal in a notation. Returns undefined if the text has a sign, is not a decimal or must be rounded. Reads each digit
 * once: a server may send very long numbers.
 */
export function writeDecimal(
  value: string,
  notation: Notation,
  minDecimals: number,
  maxDecimals: number,
): string | undefined {
  if (!/^\d+(?:\.\d+)?$/.test(value)) return undefined;
  const [whole = '', decimals = ''] = value.split('.');
  let end = decimals.length;
  while (decimals[end - 1] === '0') end -= 1;
  if (end > maxDecimals) return undefined;
  const fraction = decimals.slice(0, end).padEnd(minDecimals, '0');
  const grouped = groupDigits(whole.replace(/^0+(?=\d)/, ''), notation);
  return fraction === '' ? grouped : grouped + notation.decimal + fraction;
}
