/**
 * The loader's texts: the languages, separated by spaces, then `|failed|retry` of each language. The deploy command replaces
 * the placeholder with `start.failed.title` and `start.retry` of the locale files. They are inlined because they are shown
 * when loading fails.
 */
const [languages = '', ...deployed] = '__PAYWIDGET_TEXTS__'.split('|');

export type LoaderTexts = readonly [lang: string, failed: string, retry: string];

/** Returns the texts for a locale such as `pt-BR`. In English if there are no texts in the language. */
export function textsFor(locale: unknown): LoaderTexts {
  const [wanted = ''] = String(locale).split(/[-_]/);
  const index = languages.split(' ').indexOf(wanted);
  return index < 0
    ? ['en', 'Payments couldn’t start', 'Try again']
    : [wanted, deployed[2 * index] as string, deployed[2 * index + 1] as string];
}
