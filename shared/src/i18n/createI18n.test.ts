import { createHostPort } from '@paywidget/shared/host';
import { createI18n, type Translations } from './createI18n';
import { hasText } from './hasText';
import { directionOf, localeGroupOf, localeGroups } from './localeGroups';
import { textIn } from './localizedText';

const files: Record<string, Translations> = {
  en: {
    'a.title': 'Deposit',
    'a.only': 'Only in English',
    'a.methods_one': '{{count}} method',
    'a.methods_other': '{{count}} methods',
  },
  ru: {
    'a.title': 'Пополнение',
    'a.methods_one': '{{count}} способ',
    'a.methods_few': '{{count}} способа',
    'a.methods_many': '{{count}} способов',
  },
};

function setUp(load: (group: string) => Promise<Translations>) {
  const sent: [string, unknown][] = [];
  const host = createHostPort({ send: (type, data) => void sent.push([type, data]), on: () => () => {} });
  return { i18n: createI18n({ host, load, lastResort: { 'error.title': 'Error' } }), sent };
}
const loadAny = async (group: string) => files[group] ?? Promise.reject(new Error(group));

it('shows a language’s texts and falls back to English for missing ones', async () => {
  const { i18n } = setUp(loadAny);
  await i18n.use('ru');
  expect(i18n.instance.t('a.title')).toBe('Пополнение');
  expect(i18n.instance.t('a.only')).toBe('Only in English');
});

it.each([
  ['ru-KZ', 'ru-KZ', 'Пополнение'],
  ['RU-kz', 'ru-KZ', 'Пополнение'],
  ['ru_KZ', 'ru', 'Пополнение'],
  ['en-IN', 'en-IN', 'Deposit'],
  ['es-MX', 'en', 'Deposit'],
  ['tlh-US', 'en', 'Deposit'],
  ['', 'en', 'Deposit'],
])('for %s uses the locale %s and the matching texts', async (language, locale, title) => {
  const { i18n } = setUp(loadAny);
  await i18n.use(language);
  expect(i18n.instance.language).toBe(locale);
  expect(i18n.instance.t('a.title')).toBe(title);
});

it('uses the plural forms of the language', async () => {
  const { i18n } = setUp(loadAny);
  await i18n.use('ru');
  expect([1, 3, 5].map((count) => i18n.instance.t('a.methods', { count }))).toEqual([
    '1 способ',
    '3 способа',
    '5 способов',
  ]);
});

it('falls back to English if a language cannot be loaded, and reports it', async () => {
  const { i18n, sent } = setUp(loadAny);
  await i18n.use('ar');
  expect(i18n.instance.t('a.title')).toBe('Deposit');
  expect(sent).toContainEqual(['Error', { code: 'locale.receiving', message: 'Locale receiving error ar' }]);
  expect(sent).toContainEqual([
    'Error',
    { code: 'locale.loading', message: 'Locale loading error ar. Fallback to English' },
  ]);
});

it('shows the error page’s texts if no language can be loaded', async () => {
  const { i18n } = setUp(() => Promise.reject(new Error('offline')));
  await i18n.use('en');
  expect(i18n.instance.t('error.title')).toBe('Error');
});

it('loads a failed language again on the next use', async () => {
  let isOnline = false;
  const { i18n } = setUp(async (group) => (isOnline ? loadAny(group) : Promise.reject(new Error('offline'))));
  await i18n.use('ru');
  isOnline = true;
  await i18n.use('ru');
  expect(i18n.instance.t('a.title')).toBe('Пополнение');
});

it('shows the language requested last, whichever file loads first', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { i18n } = setUp(async (group) => {
    if (group === 'ru') await slow;
    return loadAny(group);
  });
  const russian = i18n.use('ru');
  await i18n.use('en');
  release();
  await russian;
  expect(i18n.instance.language).toBe('en');
});

it('reports a missing translation to the host, once per key (A15)', async () => {
  const { i18n, sent } = setUp(loadAny);
  await i18n.use('ru');
  for (const key of ['no.such.key', 'no.other.key', 'no.such.key']) i18n.instance.t(key);
  for (const _ of [1, 2]) expect(hasText(i18n.instance, 'no.key.of.the.server')).toBe(false);
  expect(hasText(i18n.instance, 'a.only')).toBe(true);
  expect(sent).toEqual(
    ['no.such.key', 'no.other.key', 'no.key.of.the.server'].map((key) => [
      'MissingTranslation',
      { key, lang: 'ru' },
    ]),
  );
});

it.each([
  ['es-MX', 'es'],
  ['hi-Latn-IN', 'hi'],
  ['en_US', 'en'],
  ['fil', 'fil'],
  ['tlh', 'en'],
  ['', 'en'],
])('localeGroupOf(%s) is %s', (language, group) => {
  expect(localeGroupOf(language)).toBe(group);
});

it('has 32 groups, of which Arabic and Urdu are right-to-left', () => {
  expect(localeGroups).toHaveLength(32);
  expect(localeGroups.filter((group) => directionOf(group) === 'rtl')).toEqual(['ar', 'ur']);
});

it.each([
  ['text', 'ru', 'text'],
  [{ en: 'E', ru: 'R' }, 'ru', 'R'],
  [{ en: 'E', es: 'S', 'es-MX': 'M' }, 'es-MX', 'M'],
  [{ en: 'E', es: 'S' }, 'es-MX', 'S'],
  [{ en: 'E' }, 'ru', 'E'],
  [{ de: 'D' }, 'ru', 'D'],
  [{ en: 'E', es: 'S', 'es-MX': '' }, 'es-MX', 'S'],
  [{ en: 'E', ru: '' }, 'ru', 'E'],
  [{ en: '', ru: '', de: 'D' }, 'ru', 'D'],
  [{ ru: '' }, 'ru', undefined],
  ['', 'ru', undefined],
  [{}, 'ru', undefined],
  [undefined, 'ru', undefined],
])('textIn returns for %o in %s the text %s', (text, language, shown) => {
  expect(textIn(text, language)).toBe(shown);
});
