/** A country's name in a language; English where the platform does not know it, the code where nobody does. */
export function countryName(code: string, language: string): string {
  try {
    return names(language).of(code.toUpperCase()) ?? code.toUpperCase();
  } catch {
    // Not two letters: a code of the server's own.
    return code.toUpperCase();
  }
}

const made = new Map<string, Intl.DisplayNames>();

/** Making one is slow, and a list of countries needs 245 names. */
function names(language: string): Intl.DisplayNames {
  let displayNames = made.get(language);
  if (!displayNames) {
    displayNames = new Intl.DisplayNames([language, 'en'], { type: 'region' });
    made.set(language, displayNames);
  }
  return displayNames;
}
