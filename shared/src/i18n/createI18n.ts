import type { HostPort } from '@paywidget/shared/host';
import i18next, { type i18n } from 'i18next';
import { localeGroupOf, localeOf } from './localeGroups';

export type Translations = Readonly<Record<string, string>>;

export interface I18nOptions {
  host: HostPort;
  /** Fetches one locale group's texts; rejects when the answer is not OK. */
  load: (group: string) => Promise<Translations>;
  /** Shown when not even English can be had: the error page's texts. */
  lastResort: Translations;
}

/** One widget's texts. */
export interface I18n {
  readonly instance: i18n;
  /**
   * Shows texts in a language such as `es-MX`, in its group's file; English fills what is missing and stands in where
   * the file cannot be had. Never rejects: texts of some kind always show.
   */
  use(language: string): Promise<void>;
}

export function createI18n({ host, load, lastResort }: I18nOptions): I18n {
  const instance = i18next.createInstance();
  const loading = new Map<string, Promise<boolean>>();
  let latest = '';

  // The libraries keep the last instance that `initReactI18next` was given, and the last options, for good: with a widget's
  // own functions among them they would keep all of a widget that is gone.
  instance.init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { translation: { ...lastResort } } },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
    saveMissing: true,
  });
  instance.on('missingKey', (_languages, _namespace, key) =>
    host.send('MissingTranslation', { key, lang: instance.language }),
  );

  /** Resolves to whether the group's texts are there. A failure is forgotten, so that the next use tries again. */
  function ensure(group: string): Promise<boolean> {
    const known = loading.get(group);
    if (known) return known;
    const attempt = load(group).then(
      (texts) => {
        instance.addResourceBundle(group, 'translation', texts, true, true);
        return true;
      },
      () => {
        loading.delete(group);
        host.report('locale.receiving', `Locale receiving error ${group}`);
        return false;
      },
    );
    loading.set(group, attempt);
    return attempt;
  }

  async function use(language: string): Promise<void> {
    latest = language;
    const group = localeGroupOf(language);
    const english = ensure('en');
    const isThere = group === 'en' ? await english : await ensure(group);
    if (latest !== language) return;
    if (!isThere) {
      host.report('locale.loading', `Locale loading error ${group}. Fallback to English`);
      await english;
    }
    if (latest === language) await instance.changeLanguage(isThere ? localeOf(language) : 'en');
  }

  return { instance, use };
}
