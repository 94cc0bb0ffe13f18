/** How a language writes numbers. */
export interface Notation {
  /** Between groups of digits. */
  group: string;
  /** Before the decimals. */
  decimal: string;
  /** The number of digits from which a whole number is grouped: 4 (`1,234`) or 5 (`1234`, `12,345`). */
  groupedFrom: number;
  /** Matches the places of `group` in a whole number. */
  places: RegExp;
}

const thousands = /\B(?=(?:\d{3})+$)/g;
/** `12,34,567` */
const lakhs = /\B(?=(?:\d\d)*\d{3}$)/g;

const nbsp = '\u00A0';
const narrowNbsp = '\u202F';

/**
 * By language, and by the tags of regions that do not write as their language does. From CLDR 48, for all regions of our languages
 * (the test compares with Intl).
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
const byLakhs = /^(?:bn|hi|mr|te|en-in$)/;

const notations = new Map(
  rows.flatMap(([tags, group, decimal, groupedFrom = 4]) =>
    tags
      .split(' ')
      .map((tag): [string, Notation] => [
        tag,
        { group, decimal, groupedFrom, places: byLakhs.test(tag) ? lakhs : thousands },
      ]),
  ),
);

/** Returns how a locale writes numbers. Undefined for a language that is not ours, a script, or another extension of the tag. */
export function notationOf(locale: string): Notation | undefined {
  const tag = locale.toLowerCase();
  const [, language = ''] = /^([a-z]+)(?:-(?:[a-z]{2}|\d{3}))?$/.exec(tag) ?? [];
  return notations.get(tag) ?? notations.get(language);
}

/** Writes a decimal in a notation. Undefined if the text is no decimal without a sign, or has to be rounded. */
export function writeDecimal(
  value: string,
  { group, decimal, groupedFrom, places }: Notation,
  minDecimals: number,
  maxDecimals: number,
): string | undefined {
  const [, whole, decimals = ''] = /^0*(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const fraction = decimals.replace(/0+$/, '').padEnd(minDecimals, '0');
  if (whole === undefined || fraction.length > maxDecimals) return undefined;
  const grouped = whole.length < groupedFrom ? whole : whole.replace(places, group);
  return fraction === '' ? grouped : grouped + decimal + fraction;
}
