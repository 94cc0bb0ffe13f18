import { readLocales } from './readLocales';

/** The keys of the loader's texts, in the order that the loader expects. */
const failureKeys = ['start.failed.title', 'start.retry'];

/** The keys of the dialog's texts. */
const closeKeys = ['header.close'];

/** Escapes a text for a JavaScript string. The minifier decides which quotes surround the placeholder. */
const escaped = (text: string) =>
  text.replace(/['"`\\$\n]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Languages in the order with which the loader is smallest. The other languages come after them. */
const order =
  'az fil tr fr id sw pt vi es ms pl ro de it uz tg uk ar ur kk hi ru mr bn el th ja ko ky te zh'.split(' ');

const placeOf = (language: string) => (order.indexOf(language) + order.length + 1) % (order.length + 1);

/**
 * Returns the languages, separated by spaces, then `|` and each text of each language. See `shell/src/embed/texts.ts`, which
 * contains the English texts.
 */
export function loaderTexts(
  locales: Readonly<Record<string, Readonly<Record<string, string>>>>,
  keys: readonly string[] = failureKeys,
): string {
  const languages = Object.keys(locales)
    .filter((language) => language !== 'en')
    .sort((one, other) => placeOf(one) - placeOf(other));
  const texts = languages.flatMap((language) =>
    keys.map((key) =>
      (locales[language]?.[key] ?? '').replace(/[|\u00AD]/g, (sign) => (sign === '|' ? ',' : '')),
    ),
  );
  return [languages.join(' '), ...texts].join('|');
}

/** Inserts the loader's texts in every language into a built script of the loader. */
export function withLoaderTexts(script: string): string {
  const inserted = (placeholder: string, keys: readonly string[], text: string) =>
    text.replace(placeholder, () => escaped(loaderTexts(readLocales(), keys)));
  return inserted(
    '__PAYWIDGET_CLOSE_LABELS__',
    closeKeys,
    inserted('__PAYWIDGET_TEXTS__', failureKeys, script),
  );
}
