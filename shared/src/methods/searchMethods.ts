import type { PaymentMethod } from '@paywidget/shared/contract';
import { methodTitle } from './names';

/** Removes case and accents, so that `itau` finds `Itaú`. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the entries whose title contains the text: first those whose title starts with it, then the others, each in the
 * given order. An empty text matches all.
 */
export function searchTitles<Entry>(
  entries: readonly Entry[],
  text: string,
  titleOf: (entry: Entry) => string,
): readonly Entry[] {
  const searchText = normalize(text.trim());
  if (searchText === '') return entries;
  const places = entries.map((entry) => ({ entry, at: normalize(titleOf(entry)).indexOf(searchText) }));
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)].map(
    ({ entry }) => entry,
  );
}

/** Like `searchTitles`, for methods by their title in the player's language. */
export function searchMethods(
  methods: readonly PaymentMethod[],
  text: string,
  language: string,
): readonly PaymentMethod[] {
  return searchTitles(methods, text, (method) => methodTitle(method, language));
}
