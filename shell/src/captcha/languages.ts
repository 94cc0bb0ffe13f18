import type { CaptchaKind } from '@paywidget/shared/contract';
import { localeGroupOf } from '@paywidget/shared/i18n';

/** GeeTest's languages that are ours too (https://docs.geetest.com, "Web", `language`), by our group. */
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

/** Countries whose players get English whatever they read (specification, section 7, "Captcha"). */
const englishCountries: ReadonlySet<string> = new Set(['in', 'bd']);

/** reCAPTCHA's languages (https://cloud.google.com/recaptcha/docs/language): ours but for those named here. */
const recaptchaLanguages: Readonly<Record<string, string>> = {
  kk: 'en',
  ky: 'en',
  tg: 'en',
  uz: 'en',
  zh: 'zh-CN',
};

/**
 * The vendor's own code for a language such as `es-MX`; English where it has none.
 * @param country two letters, lower case
 */
export function captchaLanguage(kind: CaptchaKind, language: string, country: string): string {
  const group = localeGroupOf(language);
  if (kind !== 'geetest') return recaptchaLanguages[group] ?? group;
  if (englishCountries.has(country)) return 'eng';
  return geetestLanguages[group] ?? 'eng';
}
