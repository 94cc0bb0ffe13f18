import { createHostPort } from '@paywidget/shared/host';
import { createI18n, type I18nOptions, type Translations } from './createI18n';
import { hasText } from './hasText';
import { directionOf, localeGroupOf, localeGroups } from './localeGroups';
import { textIn } from './localizedText';
import type { TextPart } from './textParts';

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

function setUp(load: I18nOptions['load']) {
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

it('reports a missing translation to the host, once per key', async () => {
  const { i18n, sent } = setUp(loadAny);
  await i18n.use('ru');
  for (const key of ['no.such.key', 'no.other.key', 'no.such.key']) i18n.instance.t(key);
  for (const _ of [1, 2]) expect(hasText(i18n.instance, 'no.key.of.the.server')).toBe(false);
  expect(hasText(i18n.instance, 'a.only')).toBe(true);
  // It looks in all parts first.
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual(
    ['no.such.key', 'no.other.key', 'no.key.of.the.server'].map((key) => [
      'MissingTranslation',
      { key, lang: 'ru' },
    ]),
  );
});

it('keeps a missing text missing, whoever asks for it', async () => {
  const { i18n } = setUp(loadAny);
  await i18n.use('ru');
  expect([i18n.instance.t('no.such.key'), i18n.instance.t('no.such.key')]).toEqual([
    'no.such.key',
    'no.such.key',
  ]);
  expect(i18n.instance.exists('no.such.key')).toBe(false);
  expect(hasText(i18n.instance, 'no.such.key')).toBe(false);
});

it('puts no text into another text: $t( in a text, a value or a key is text', async () => {
  const { i18n } = setUp(async () => ({ 'a.title': 'Deposit', 'a.own': '$t(a.title) of {{name}}' }));
  await i18n.use('en');
  const { t } = i18n.instance;
  expect(t('a.own', { name: '$t(a.title)' })).toBe('$t(a.title) of $t(a.title)');
  expect(t('a.own', { name: '{{name}}' })).toBe('$t(a.title) of {{name}}');
  expect(t('$t(a.title)')).toBe('$t(a.title)');
});

describe('the parts of the texts', () => {
  const parts: Readonly<Record<string, Translations>> = {
    'en first': { 'a.title': 'Deposit' },
    'en form': { 'form.close': 'Close', 'form.only': 'Only in English' },
    'en p2p': { 'p2p.left_one': '{{count}} minute', 'p2p.left_other': '{{count}} minutes' },
    'ru first': { 'a.title': 'Пополнение' },
    'ru form': { 'form.close': 'Закрыть' },
    'ru p2p': { 'p2p.left_one': '{{count}} минута', 'p2p.left_few': '{{count}} минуты' },
    'tg first': { 'a.title': 'Пуркунӣ' },
    'tg p2p': { 'p2p.left_other': '{{count}} дақиқа' },
  };
  const isBroken = new Set<string>();
  const load = jest.fn(async (group: string, part: TextPart) => {
    const name = `${group} ${part}`;
    if (isBroken.has(name)) throw new Error('cut');
    return parts[name] ?? {};
  });
  beforeEach(() => {
    isBroken.clear();
    load.mockClear();
  });

  it('load when a screen needs them, once, in its language and in English', async () => {
    const { i18n, sent } = setUp(load);
    await i18n.use('ru');
    expect(load.mock.calls).toEqual([
      ['en', 'first'],
      ['ru', 'first'],
    ]);
    expect(i18n.has(['form'])).toBe(false);
    await Promise.all([i18n.need(['form']), i18n.need(['form'])]);
    expect(i18n.has(['form'])).toBe(true);
    expect(load).toHaveBeenCalledTimes(4);
    expect(i18n.instance.t('form.close')).toBe('Закрыть');
    expect(i18n.instance.t('form.only')).toBe('Only in English');
    expect(sent).toEqual([]);
  });

  it('that are shown load with a change of the language, before it changes', async () => {
    const { i18n } = setUp(load);
    await i18n.use('en');
    await i18n.need(['form']);
    const seen: string[] = [];
    i18n.instance.on('languageChanged', () => seen.push(i18n.instance.t('form.close')));
    await i18n.use('ru');
    expect(seen).toEqual(['Закрыть']);
  });

  it('that a screen needs while the language changes load in the new language', async () => {
    const { i18n } = setUp(load);
    await i18n.use('en');
    const change = i18n.use('ru');
    await i18n.need(['form']);
    await change;
    expect(i18n.instance.t('form.close')).toBe('Закрыть');
  });

  it('fall back to English if they fail, and only they', async () => {
    isBroken.add('ru form');
    const { i18n, sent } = setUp(load);
    await i18n.use('ru');
    await i18n.need(['form']);
    expect([i18n.instance.t('a.title'), i18n.instance.t('form.close')]).toEqual(['Пополнение', 'Close']);
    expect(sent).toEqual([['Error', { code: 'locale.receiving', message: 'Locale receiving error ru' }]]);
    isBroken.clear();
    await i18n.need(['form']);
    expect(i18n.instance.t('form.close')).toBe('Закрыть');
  });

  it('that load in no language are an error, and load on the next try', async () => {
    isBroken.add('en form').add('ru form');
    const { i18n } = setUp(load);
    await i18n.use('ru');
    await expect(i18n.need(['form'])).rejects.toThrow('The texts of form could not be loaded');
    isBroken.clear();
    await i18n.need(['form']);
    expect(i18n.instance.t('form.close')).toBe('Закрыть');
  });

  it('all parts load if a text belongs to a part that was not requested, and the screen is drawn again', async () => {
    const { i18n, sent } = setUp(load);
    await i18n.use('ru');
    const changed = new Promise((resolve) => i18n.instance.on('languageChanged', resolve));
    i18n.instance.t('p2p.left', { count: 3 });
    await changed;
    expect(i18n.instance.t('p2p.left', { count: 3 })).toBe('3 минуты');
    expect(sent).toEqual([]);
  });

  it('have one plural form in Tajik, which browsers do not know', async () => {
    const { i18n } = setUp(load);
    await i18n.use('tg');
    await i18n.need(['p2p']);
    expect([1, 2, 5].map((count) => i18n.instance.t('p2p.left', { count }))).toEqual([
      '1 дақиқа',
      '2 дақиқа',
      '5 дақиқа',
    ]);
  });
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
