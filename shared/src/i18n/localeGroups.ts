/** The languages that have a file of texts (specification, section 9). */
// biome-ignore format: read as a block
export const localeGroups = [
  'ar', 'az', 'bn', 'de', 'el', 'en', 'es', 'fil', 'fr', 'hi', 'id', 'it', 'ja', 'kk', 'ko', 'ky',
  'mr', 'ms', 'pl', 'pt', 'ro', 'ru', 'sw', 'te', 'tg', 'th', 'tr', 'uk', 'ur', 'uz', 'vi', 'zh',
] as const;

const known: ReadonlySet<string> = new Set(localeGroups);
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ur']);

/** The group whose texts a language such as `es-MX` or `hi-Latn-IN` is shown in; English where there is none. */
export function localeGroupOf(language: string): string {
  const group = language.toLowerCase().split(/[-_]/)[0] ?? 'en';
  return known.has(group) ? group : 'en';
}

/** Whose numbers and names go with a language's texts: its own, `es-MX`, where they are its group's. */
export function localeOf(language: string): string {
  const group = localeGroupOf(language);
  try {
    const { language: code, baseName } = new Intl.Locale(language);
    return code === group ? baseName : group;
  } catch {
    // No language tag: what the host sent is anyone's guess.
    return group;
  }
}

/** Which way a language is written (decisions, section 9). */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(localeGroupOf(language)) ? 'rtl' : 'ltr';
}
