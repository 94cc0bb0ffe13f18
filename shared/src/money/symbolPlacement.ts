import type { Currency } from './currencies';
import { languageOf } from './numberFormat';

const nbsp = '\u00A0';

type Placement = { isBefore: boolean; space: '' | typeof nbsp };

/**
 * Where a language puts the symbol, as CLDR has it for € (the test compares with Intl). In right-to-left
 * languages this is the side seen, because amounts there are left-to-right isolates.
 */
const listed: readonly [tags: string, placement: Placement][] = [
  ['az de el es fr it kk ky pl pt-pt ro ru tg uk uz vi', { isBefore: false, space: nbsp }],
  ['bn', { isBefore: false, space: '' }],
  ['ar de-at es-ar es-co es-pe es-py es-uy pt sw', { isBefore: true, space: nbsp }],
];
const placements = new Map(
  listed.flatMap(([tags, placement]) => tags.split(' ').map((tag) => [tag, placement] as const)),
);

/** English, most of Asia, and Spanish in the rest of America. */
const beforeTight: Placement = { isBefore: true, space: '' };
const americanSpanish = /^es-(?!es$)/;

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

function placementOf(locale: string): Placement {
  const tag = locale.toLowerCase();
  const ofLanguage = americanSpanish.test(tag) ? undefined : placements.get(languageOf(tag));
  return placements.get(tag) ?? ofLanguage ?? beforeTight;
}

const endsWithLetter = /\p{L}$/u;
const startsWithLetter = /^\p{L}/u;

/** Coin codes follow the number everywhere, as exchanges and wallets write them. */
export const isSymbolBefore = ({ isCrypto }: Currency, locale: string): boolean =>
  !isCrypto && placementOf(locale).isBefore;

/** The number with its symbol; a letter never touches a digit, and the two are never on separate lines. */
export function placeSymbol(number: string, currency: Currency, locale: string): string {
  const { symbol } = currency;
  const { space } = placementOf(locale);
  return isSymbolBefore(currency, locale)
    ? symbol + (endsWithLetter.test(symbol) ? nbsp : space) + number
    : number + (startsWithLetter.test(symbol) ? nbsp : space) + symbol;
}

/** In right-to-left text an amount keeps its own direction (U+2066 … U+2069); elsewhere it needs no help. */
export const isolate = (amount: string, locale: string): string =>
  rightToLeft.has(languageOf(locale)) ? `\u2066${amount}\u2069` : amount;
