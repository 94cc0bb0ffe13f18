import type { HostPort } from '@paywidget/shared/host';
import i18next, { type i18n } from 'i18next';
import { keepCountryNames } from './countryName';
import { localeGroupOf, localeOf } from './localeGroups';
import { pluralRulesOf } from './pluralRules';
import { type TextPart, textParts } from './textParts';

export type Translations = Readonly<Record<string, string>>;

export interface I18nOptions {
  host: HostPort;
  /** Fetches a part of the texts of a locale group. Rejects if the response is not OK. */
  load: (group: string, part: TextPart) => Promise<Translations>;
  /** The error page's texts, used if not even English can be loaded. */
  lastResort: Translations;
}

/** The translations of one widget instance. */
export interface I18n {
  readonly instance: i18n;
  /**
   * Switches to a language such as `es-MX`. Loads the parts of its texts that have been needed so far. Missing texts, or
   * all texts if loading fails, fall back to English. Never rejects.
   */
  use(language: string): Promise<void>;
  /** True if parts of the texts are loaded in the current language. */
  has(parts: readonly TextPart[]): boolean;
  /** Loads parts of the texts in the current language and in English. Rejects if a part is loaded in neither. */
  need(parts: readonly TextPart[]): Promise<void>;
}

/** The parts of the texts of one widget: which are loaded, and a way to load more. */
export type TextLoader = Pick<I18n, 'has' | 'need'>;

/** Takes the place of i18next's own handler, which stores a missing key as its text. */
const leaveMissing = () => {};

/**
 * A text that no translation contains. So i18next never inserts one text into another, and `$t(` in an operator's text stays
 * unchanged.
 */
const nestingPrefix = '\0';

export function createI18n({ host, load, lastResort }: I18nOptions): I18n {
  const instance = i18next.createInstance();
  const loading = new Map<string, Promise<boolean>>();
  const loaded = new Set<string>();
  const needed = new Set<TextPart>(['first']);
  let requestedLanguage = '';

  // No `initReactI18next`, and no functions of this widget in the options: the libraries keep the last instance and options
  // forever, which would prevent an unmounted widget from being garbage-collected.
  instance.init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { translation: { ...lastResort } } },
    interpolation: { escapeValue: false, nestingPrefix },
    initAsync: false,
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: leaveMissing,
  });
  const { pluralResolver } = instance.services;
  const standardRule = pluralResolver.getRule.bind(pluralResolver);
  pluralResolver.getRule = (language: string, options?: Intl.PluralRulesOptions) =>
    pluralRulesOf(language) ?? standardRule(language, options);

  const missing = new Set<string>();
  instance.on('missingKey', (_languages, _namespace, key) => {
    if (missing.has(key)) return;
    missing.add(key);
    void reportMissing(key);
  });

  /** A flow that is newer than the shell may use a part that the shell does not know it needs. Looks in all parts first. */
  async function reportMissing(key: string): Promise<void> {
    if (!has(textParts)) {
      await need(textParts).catch(() => {});
      if ([key, `${key}_other`].some((name) => instance.exists(name, { lng: 'en' })))
        return void instance.changeLanguage(instance.language);
    }
    host.send('MissingTranslation', { key, lang: instance.language });
  }

  /** Resolves with true if the part is loaded. Does not cache failures, so that the next call tries again. */
  function ensureLoaded(group: string, part: TextPart): Promise<boolean> {
    const name = `${group} ${part}`;
    const existing = loading.get(name);
    if (existing) return existing;
    const attempt = load(group, part).then(
      (texts) => {
        instance.addResourceBundle(group, 'translation', texts, true, true);
        loaded.add(name);
        keepCountryNames(group, texts);
        return true;
      },
      () => {
        loading.delete(name);
        host.report('locale.receiving', `Locale receiving error ${group}`);
        return false;
      },
    );
    loading.set(name, attempt);
    return attempt;
  }

  const loadAll = async (group: string, parts: Iterable<TextPart>) =>
    (await Promise.all([...parts].map((part) => ensureLoaded(group, part)))).every(Boolean);

  async function use(language: string): Promise<void> {
    requestedLanguage = language;
    const group = localeGroupOf(language);
    const inEnglish = loadAll('en', needed);
    const areAllLoaded = group === 'en' ? await inEnglish : await loadAll(group, needed);
    if (requestedLanguage !== language) return;
    const isLoaded = loaded.has(`${group} first`);
    if (!isLoaded) host.report('locale.loading', `Locale loading error ${group}. Fallback to English`);
    if (!areAllLoaded) await inEnglish;
    if (requestedLanguage === language) await instance.changeLanguage(isLoaded ? localeOf(language) : 'en');
  }

  const has = (parts: readonly TextPart[]): boolean => {
    const group = localeGroupOf(requestedLanguage);
    return parts.every((part) => loaded.has(`${group} ${part}`));
  };

  async function need(parts: readonly TextPart[]): Promise<void> {
    for (const part of parts) needed.add(part);
    const group = localeGroupOf(requestedLanguage);
    const inEnglish = loadAll('en', parts);
    if (group !== 'en' && (await loadAll(group, parts))) return;
    if (!(await inEnglish)) throw new Error(`The texts of ${parts.join(', ')} could not be loaded`);
  }

  return { instance, use, has, need };
}
