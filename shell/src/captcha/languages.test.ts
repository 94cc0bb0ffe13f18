import { localeGroups } from '@paywidget/shared/i18n';
import { captchaLanguage } from './languages';

/**
 * The languages that the vendors support (https://docs.geetest.com, https://cloud.google.com/recaptcha/docs/language).
 */
const geetest = 'zho eng zho-tw zho-hk udm jpn ind kor rus ara spa pon por fra deu'.split(' ');
const recaptcha =
  'ar az bn de el en es fil fr hi id it ja ko mr ms pl pt ro ru sw te th tr uk ur vi zh-CN'.split(' ');

it.each(localeGroups)('maps %s to a language that each vendor supports', (group) => {
  expect(geetest).toContain(captchaLanguage('geetest', group, 'de'));
  expect(recaptcha).toContain(captchaLanguage('recaptcha2', group, 'de'));
  expect(recaptcha).toContain(captchaLanguage('recaptcha3', group, 'de'));
});

it.each([
  ['geetest', 'ru', 'kz', 'rus'],
  ['geetest', 'es-MX', 'mx', 'spa'],
  ['geetest', 'zh', 'cn', 'zho'],
  ['geetest', 'hi-Latn-IN', 'in', 'eng'],
  ['geetest', 'ru', 'in', 'eng'],
  ['geetest', 'ar', 'bd', 'eng'],
  ['geetest', 'el', 'gr', 'eng'],
  ['geetest', 'nl', 'nl', 'eng'],
  ['recaptcha2', 'es-MX', 'mx', 'es'],
  ['recaptcha2', 'hi-Latn-IN', 'in', 'hi'],
  ['recaptcha3', 'uz', 'uz', 'en'],
  ['recaptcha3', 'zh', 'cn', 'zh-CN'],
] as const)('%s: maps the language %s in the country %s to %s', (kind, language, country, code) => {
  expect(captchaLanguage(kind, language, country)).toBe(code);
});
