/** Locales that are not shortened to their language code. */
const fullLocales = ['hi-Latn-IN', 'hi-IN', 'es-MX', 'es-ES'];

/** Converts a locale to the language of the texts: the locale itself if it is a full locale, else its language code. */
export const toUserLanguage = (locale = 'en-US'): string => {
  const normalized = locale.trim().replaceAll('_', '-');
  const exact = fullLocales.find((supported) => supported.toLowerCase() === normalized.toLowerCase());
  return exact ?? (normalized.split('-')[0]?.toLowerCase() || 'en');
};
