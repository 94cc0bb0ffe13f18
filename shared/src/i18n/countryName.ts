import { ownValue } from '@paywidget/shared/contract';

type Names = Readonly<Record<string, string>>;

/** Our own names by language, then by `country.<CODE>`. See docs/rules/languages.md. */
const ownNames = new Map<string, Names>();

/** Keeps the names of countries among a language's texts, if there are any. */
export function keepCountryNames(group: string, texts: Names): void {
  if (Object.keys(texts).some((key) => key.startsWith('country.'))) ownNames.set(group, texts);
}

/**
 * Returns a country's name in a language: our name if we have one, else the browser's. If the browser does not know the
 * language, returns the English name, else the code.
 */
export function countryName(code: string, language: string): string {
  const name = code.toUpperCase();
  const own = ownNames.get(language.split('-')[0] ?? language);
  try {
    return (own && ownValue(own, `country.${name}`)) ?? displayNamesOf(language).of(name) ?? name;
  } catch {
    // Not a valid country code.
    return name;
  }
}

const displayNamesCache = new Map<string, Intl.DisplayNames>();

/** Returns cached display names. Creating them is slow, and a list of countries needs 245 names. */
function displayNamesOf(language: string): Intl.DisplayNames {
  let displayNames = displayNamesCache.get(language);
  if (!displayNames) {
    displayNames = new Intl.DisplayNames([language, 'en'], { type: 'region' });
    displayNamesCache.set(language, displayNames);
  }
  return displayNames;
}
