import { countryName } from '@paywidget/shared/i18n';

/** A country that a player may look at. */
export interface Country {
  /** ISO 3166 alpha-2, lower case. */
  code: string;
  /** In the player's language. */
  name: string;
}

/** The countries of the codes, each once, by name; `current` comes first, so that it is seen without a search. */
export function countryList(codes: readonly string[], current: string, language: string): Country[] {
  const { compare } = new Intl.Collator([language, 'en']);
  const isElsewhere = (country: Country) => Number(country.code !== current);
  return [...new Set(codes.map((code) => code.toLowerCase()))]
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => isElsewhere(a) - isElsewhere(b) || compare(a.name, b.name));
}
