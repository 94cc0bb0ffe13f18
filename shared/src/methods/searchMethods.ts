import type { PaymentMethod } from '@paywidget/shared/contract';
import { methodTitle } from './names';

/** Letters without their marks, so that `itau` finds `Itaú`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * What matches a text by its title: what starts with it, then what contains it, each in the order given. An empty text
 * matches all.
 */
export function searchTitles<Entry>(
  entries: readonly Entry[],
  text: string,
  titleOf: (entry: Entry) => string,
): readonly Entry[] {
  const sought = plain(text.trim());
  if (sought === '') return entries;
  const places = entries.map((entry) => ({ entry, at: plain(titleOf(entry)).indexOf(sought) }));
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)].map(
    ({ entry }) => entry,
  );
}

/** The methods whose title, in the player's language, matches. */
export function searchMethods(
  methods: readonly PaymentMethod[],
  text: string,
  language: string,
): readonly PaymentMethod[] {
  return searchTitles(methods, text, (method) => methodTitle(method, language));
}
