import type { HostPort } from '@paywidget/shared/host';
import i18next, { type i18n } from 'i18next';
import { localeGroupOf, localeOf } from './localeGroups';

export type Translations = Readonly<Record<string, string>>;

export interface I18nOptions {
  host: HostPort;
  /** Fetches the texts of a locale group. Rejects if the response is not OK. */
  load: (group: string) => Promise<Translations>;
  /** The error page's texts, used if not even English can be loaded. */
  lastResort: Translations;
}

/** The translations of one widget instance. */
export interface I18n {
  readonly instance: i18n;
  /**
   * Switches to a language such as `es-MX`. Loads the texts of its locale group. Missing texts, or all texts if loading
   * fails, fall back to English. Never rejects.
   */
  use(language: string): Promise<void>;
}

export function createI18n({ host, load, lastResort }: I18nOptions): I18n {
  const instance = i18next.createInstance();
  const loading = new Map<string, Promise<boolean>>();
  let requestedLanguage = '';

  // No `initReactI18next` and no functions in the options: the libraries keep the last instance and options forever, which
  // would prevent an unmounted widget from being garbage-collected.
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
  const reported = new Set<string>();
  instance.on('missingKey', (_languages, _namespace, key) => {
    if (reported.has(key)) return;
    reported.add(key);
    host.send('MissingTranslation', { key, lang: instance.language });
  });

  /** Resolves with true if the group's texts are loaded. Does not cache failures, so that the next call tries again. */
  function ensureLoaded(group: string): Promise<boolean> {
    const existing = loading.get(group);
    if (existing) return existing;
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
    requestedLanguage = language;
    const group = localeGroupOf(language);
    const english = ensureLoaded('en');
    const isLoaded = group === 'en' ? await english : await ensureLoaded(group);
    if (requestedLanguage !== language) return;
    if (!isLoaded) {
      host.report('locale.loading', `Locale loading error ${group}. Fallback to English`);
      await english;
    }
    if (requestedLanguage === language) await instance.changeLanguage(isLoaded ? localeOf(language) : 'en');
  }

  return { instance, use };
}
