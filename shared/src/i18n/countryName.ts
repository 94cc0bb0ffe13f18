/** Returns a country's name in a language. Falls back to English if the browser lacks the language, then to the code. */
export function countryName(code: string, language: string): string {
  try {
    return displayNamesOf(language).of(code.toUpperCase()) ?? code.toUpperCase();
  } catch {
    // Not a valid country code.
    return code.toUpperCase();
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
