import type { PaymentMethod } from '@paywidget/shared/contract';
import { textIn } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';

/** Removes case, accents and characters that forbid or allow a line break, so that `itau` finds `Itaú`. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD\u2060]/gu, '')
    .toLowerCase();

/** True if a word of the text starts with the search text. Both are normalized. */
const hasWord = (text: string, searchText: string): boolean => ` ${text}`.includes(` ${searchText}`);

/**
 * Returns the entries that match a text: first the entries whose title starts with it, then the entries whose title contains
 * it, last the entries with an alias that has a word starting with it. Each part keeps the given order. An empty text finds
 * all entries.
 */
export function searchTitles<Entry>(
  entries: readonly Entry[],
  text: string,
  titleOf: (entry: Entry) => string,
  aliasesOf: (entry: Entry) => readonly (string | undefined)[] = () => [],
): readonly Entry[] {
  const searchText = normalize(text.trim());
  if (searchText === '') return entries;
  const rankOf = (entry: Entry): number => {
    const place = normalize(titleOf(entry)).indexOf(searchText);
    if (place >= 0) return place === 0 ? 0 : 1;
    return aliasesOf(entry).some((alias) => alias && hasWord(normalize(alias), searchText)) ? 2 : 3;
  };
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry) })).filter(({ rank }) => rank < 3);
  return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** Other names of a method: its English title, and a coin's code. */
export const methodAliases = (method: PaymentMethod): readonly (string | undefined)[] => [
  textIn(method.text, 'en'),
  ...((method.category === 'crypto' && method.currency) || []),
];

/** Like `searchTitles`, for methods by their title in the player's language and their other names. */
export function searchMethods(
  methods: readonly PaymentMethod[],
  text: string,
  language: string,
): readonly PaymentMethod[] {
  return searchTitles(methods, text, (method) => methodTitle(method, language), methodAliases);
}
