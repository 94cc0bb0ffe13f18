import { readLocales } from './texts/readLocales';

/** The keys of the loader's texts, in the order that the loader expects. */
const keys = ['start.failed.title', 'start.retry'] as const;

/** Escapes a text for a JavaScript string. The minifier decides which quotes surround the placeholder. */
const escaped = (text: string) =>
  text.replace(/['"`\\$\n]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Returns a number that languages with the same script share. */
const scriptOf = ([, failed = '']: readonly string[]) => (failed.codePointAt(1) ?? 0) >> 7;

/**
 * Returns `language|failed|retry`, separated by semicolons. See `shell/src/embed/texts.ts`, which has the English texts
 * itself. Languages with the same script are neighbours, because the file is smaller then.
 */
export function loaderTexts(locales: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  return Object.entries(locales)
    .filter(([language]) => language !== 'en')
    .map(([language, texts]) => [
      language,
      ...keys.map((key) =>
        (texts[key] ?? '').replace(/[|;\u00AD]/g, (sign) => (sign === '\u00AD' ? '' : ',')),
      ),
    ])
    .sort((one, other) => scriptOf(one) - scriptOf(other))
    .map((row) => row.join('|'))
    .join(';');
}

/** Inserts the loader's texts in every language into the built loader. */
export function withLoaderTexts(script: string): string {
  return script.replace('__PAYWIDGET_TEXTS__', () => escaped(loaderTexts(readLocales())));
}
