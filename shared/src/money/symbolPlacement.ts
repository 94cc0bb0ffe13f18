import type { Currency } from './currencies';
import { languageOf } from './numberFormat';

const nbsp = '\u00A0';

type Placement = { isBefore: boolean; space: '' | typeof nbsp };

/**
 * Symbol placement by language, from the CLDR data for € (the test compares with Intl). For right-to-left languages this is
 * the visible side, because amounts there are left-to-right isolates.
 */
const placementRows: readonly [tags: string, placement: Placement][] = [
  ['az de el es fr it kk ky pl pt-pt ro ru tg uk uz vi', { isBefore: false, space: nbsp }],
  ['bn', { isBefore: false, space: '' }],
  ['ar de-at es-ar es-co es-pe es-py es-uy pt sw', { isBefore: true, space: nbsp }],
];
const placements = new Map(
  placementRows.flatMap(([tags, placement]) => tags.split(' ').map((tag) => [tag, placement] as const)),
);

/** Default: English, most Asian languages, and Spanish in American countries that are not listed. */
const beforeWithoutSpace: Placement = { isBefore: true, space: '' };
const americanSpanish = /^es-(?!es\b)/;

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

function placementOf(locale: string): Placement {
  const tag = locale.toLowerCase();
  const ofLanguage = americanSpanish.test(tag) ? undefined : placements.get(languageOf(tag));
  return placements.get(tag) ?? ofLanguage ?? beforeWithoutSpace;
}

const endsWithLetter = /\p{L}$/u;
const startsWithLetter = /^\p{L}/u;

/** Returns true if the symbol precedes the number. Crypto codes always follow it, as in exchanges and wallets. */
export const isSymbolBefore = ({ isCrypto }: Currency, locale: string): boolean =>
  !isCrypto && placementOf(locale).isBefore;

/** Adds the symbol to a number. Separates letters from digits with a no-break space, so that the amount never wraps. */
export function placeSymbol(number: string, currency: Currency, locale: string): string {
  const { symbol } = currency;
  const { space } = placementOf(locale);
  return isSymbolBefore(currency, locale)
    ? symbol + (endsWithLetter.test(symbol) ? nbsp : space) + number
    : number + (startsWithLetter.test(symbol) ? nbsp : space) + symbol;
}

/** For right-to-left languages, wraps an amount in a left-to-right isolate (U+2066 … U+2069). */
export const isolate = (amount: string, locale: string): string =>
  rightToLeft.has(languageOf(locale)) ? `\u2066${amount}\u2069` : amount;

/** For right-to-left languages, wraps isolated amounts in a right-to-left isolate (U+2067 … U+2069): the first is read first. */
export const inReadingOrder = (amounts: string, locale: string): string =>
  rightToLeft.has(languageOf(locale)) ? `\u2067${amounts}\u2069` : amounts;
