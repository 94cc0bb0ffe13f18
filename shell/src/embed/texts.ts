/**
 * The loader's own texts, put in when the widget is deployed from `start.failed.title` and `start.retry` of the locale
 * files: `language|failed|retry` between semicolons. Nothing can be fetched when they are needed.
 */
const deployed = '__PAYWIDGET_TEXTS__'.split(';').map((line) => line.split('|'));

/** The languages of the widget that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ur']);

export interface LoaderTexts {
  lang: string;
  dir: 'ltr' | 'rtl';
  failed: string;
  retry: string;
}

/** The texts for a locale such as `pt-BR`; English where there are none. */
export function textsFor(locale: unknown): LoaderTexts {
  const wanted = String(locale).split(/[-_]/)[0];
  const [lang = 'en', failed = 'Payments could not start', retry = 'Try again'] =
    deployed.find(([language, ...texts]) => language === wanted && texts.length > 0) ?? [];
  return { lang, dir: rightToLeft.has(lang) ? 'rtl' : 'ltr', failed, retry };
}
