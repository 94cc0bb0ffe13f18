import { readFileSync } from 'node:fs';
import { createI18n, localeGroupOf } from '@paywidget/shared/i18n';
import type { TileContext } from '@paywidget/shared/methods';

const textsOf = (group: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../../shared/locales/${group}.json`, import.meta.url), 'utf8'));

const translators = new Map<string, TileContext['translator']>();

/** The widget's own texts in a language. Loads each language once, and at once. */
export function translatorIn(language: string): TileContext['translator'] {
  const known = translators.get(language);
  if (known) return known;
  const group = localeGroupOf(language);
  const { instance } = createI18n({
    host: { send: () => {}, report: () => {}, track: () => {}, on: () => () => {} },
    load: async () => ({}),
    lastResort: textsOf('en'),
  });
  if (group !== 'en') instance.addResourceBundle(group, 'translation', textsOf(group), true, true);
  // Nobody reads the missing keys, and the reports would pile up.
  instance.off('missingKey');
  void instance.changeLanguage(group);
  const translator = { t: instance.t, i18n: instance } as unknown as TileContext['translator'];
  translators.set(language, translator);
  return translator;
}
