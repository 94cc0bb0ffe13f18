/**
 * The loader's texts as `language|failed|retry`, separated by semicolons. The deploy command replaces the placeholder
 * with `start.failed.title` and `start.retry` of the locale files. They are inlined because they are shown when loading
 * fails.
 */
const deployed = '__PAYWIDGET_TEXTS__'.split(';').map((line) => line.split('|'));

export type LoaderTexts = readonly [lang: string, failed: string, retry: string];

/** Returns the texts for a locale such as `pt-BR`, in English if the language has none. */
export function textsFor(locale: unknown): LoaderTexts {
  const wanted = String(locale).split(/[-_]/)[0];
  const [lang = 'en', failed = 'Payments couldn’t start', retry = 'Try again'] =
    deployed.find(([language]) => language === wanted) ?? [];
  return [lang, failed, retry];
}
