import type { CaptchaKind } from '@paywidget/shared/contract';
import { localeGroupOf } from '@paywidget/shared/i18n';

/** GeeTest's language codes by the widget's locale group (https://docs.geetest.com, "Web", `language`). */
const geetestLanguages: Readonly<Record<string, string>> = {
  ar: 'ara',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  id: 'ind',
  ja: 'jpn',
  ko: 'kor',
  pt: 'por',
  ru: 'rus',
  zh: 'zho',
};

/** Countries where GeeTest is always shown in English: India and Bangladesh. */
const englishCountries: ReadonlySet<string> = new Set(['in', 'bd']);

/**
 * reCAPTCHA's language codes that differ from the locale group (https://cloud.google.com/recaptcha/docs/language). Languages
 * that reCAPTCHA does not support are shown in English.
 */
const recaptchaLanguages: Readonly<Record<string, string>> = {
  kk: 'en',
  ky: 'en',
  tg: 'en',
  uz: 'en',
  zh: 'zh-CN',
};

/**
 * Returns the vendor's code for a language such as `es-MX`, or English if the vendor does not support it.
 * @param country two letters, lower case
 */
export function captchaLanguage(kind: CaptchaKind, language: string, country: string): string {
  const group = localeGroupOf(language);
  if (kind !== 'geetest') return recaptchaLanguages[group] ?? group;
  if (englishCountries.has(country)) return 'eng';
  return geetestLanguages[group] ?? 'eng';
}
