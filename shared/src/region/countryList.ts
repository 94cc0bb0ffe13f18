import { countryName, latinName } from '@paywidget/shared/i18n';
import { searchTitles } from '@paywidget/shared/methods/search';

/** A country that the player can choose. */
export interface Country {
  /** ISO 3166 alpha-2, lower case. */
  code: string;
  /** Name in the player's language. */
  name: string;
}

/** Returns the unique countries of the codes, sorted by name. `current` is first, so that it is visible without a search. */
export function countryList(codes: readonly string[], current: string, language: string): Country[] {
  const { compare } = new Intl.Collator([language, 'en']);
  const isElsewhere = (country: Country) => Number(country.code !== current);
  return [...new Set(codes.map((code) => code.toLowerCase()))]
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => isElsewhere(a) - isElsewhere(b) || compare(a.name, b.name));
}

/**
 * Returns the countries whose name in the player's language contains the text, then the countries whose English name or
 * whose name in Latin letters contains it.
 */
export function searchCountries(countries: readonly Country[], text: string): readonly Country[] {
  const own = searchTitles(countries, text, ({ name }) => name);
  const english = searchTitles(countries, text, ({ code }) => countryName(code, 'en'));
  const latin = searchTitles(countries, text, ({ name }) => latinName(name));
  return [...new Set([...own, ...english, ...latin])];
}
