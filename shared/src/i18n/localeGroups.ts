/** The languages that have a locale file. See docs/rules/languages.md. */
// biome-ignore format: more readable as a block
export const localeGroups = [
  'ar', 'az', 'bn', 'de', 'el', 'en', 'es', 'fil', 'fr', 'hi', 'id', 'it', 'ja', 'kk', 'ko', 'ky',
  'mr', 'ms', 'pl', 'pt', 'ro', 'ru', 'sw', 'te', 'tg', 'th', 'tr', 'uk', 'ur', 'uz', 'vi', 'zh',
] as const;

const knownGroups: ReadonlySet<string> = new Set(localeGroups);

/** Returns the locale group of a language such as `es-MX` or `hi-Latn-IN`. Falls back to English. */
export function localeGroupOf(language: string): string {
  const group = language.toLowerCase().split(/[-_]/)[0] ?? 'en';
  return knownGroups.has(group) ? group : 'en';
}

/** Returns the locale for numbers and names: the full tag, such as `es-MX`, if its texts exist, else the locale group. */
export function localeOf(language: string): string {
  const group = localeGroupOf(language);
  try {
    const { language: code, baseName } = new Intl.Locale(language);
    return code === group ? baseName : group;
  } catch {
    // The host sent an invalid language tag.
    return group;
  }
}

/** The languages that are written from right to left, with any region or script after them. */
const rightToLeft = /^(ar|ur)(?![a-z])/i;

/** Returns the text direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}
