import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { localeGroups } from './localeGroups';

const root = join(__dirname, '../../..');
const localesFolder = join(root, 'shared/locales');

interface LocaleFile {
  language: string;
  source: string;
  texts: Record<string, string>;
}

function readLocale(file: string): LocaleFile {
  const source = readFileSync(join(localesFolder, file), 'utf8');
  return { language: basename(file, '.json'), source, texts: JSON.parse(source) };
}

const locales = readdirSync(localesFolder).map(readLocale);
const english = locales.find(({ language }) => language === 'en')?.texts ?? {};

const pluralForm = /_(zero|one|two|few|many|other)$/;
const withoutForm = (key: string): string => key.replace(pluralForm, '');
const englishKeys = [...new Set(Object.keys(english).map(withoutForm))];
const counted = new Set(
  Object.keys(english)
    .filter((key) => pluralForm.test(key))
    .map(withoutForm),
);

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name).sort();

const firstThousand = Array.from({ length: 1000 }, (_, count) => count);

/** The plural forms that stand for one number only, as Arabic's for two: their words may say it without digits. */
function formsOfOneNumber(rules: Intl.PluralRules): Set<string> {
  const forms = firstThousand.map((count) => rules.select(count));
  return new Set(forms.filter((form) => forms.indexOf(form) === forms.lastIndexOf(form)));
}

describe.each(locales)('the texts of $language', ({ language, source, texts }) => {
  const rules = new Intl.PluralRules(language);
  const keys = Object.keys(texts);

  it('are of a language that the widget knows', () => {
    expect(localeGroups).toContain(language);
  });

  it('have exactly the keys of English, and the plural forms of their own language', () => {
    const forms = rules.resolvedOptions().pluralCategories;
    const expected = englishKeys.flatMap((key) =>
      counted.has(key) ? forms.map((form) => `${key}_${form}`) : [key],
    );
    expect([...keys].sort()).toEqual(expected.sort());
  });

  it('stand in order, each once', () => {
    expect(keys).toEqual([...keys].sort());
    expect(source.match(/^ {2}"/gm)).toHaveLength(keys.length);
  });

  it('name what they are filled with as English does', () => {
    const ofOneNumber = formsOfOneNumber(rules);
    const wrong = keys.filter((key) => {
      const asked = placeholdersOf(english[key] ?? english[`${withoutForm(key)}_other`] ?? '');
      const form = pluralForm.exec(key)?.[1] ?? '';
      const named = placeholdersOf(texts[key] ?? '');
      const spared = ofOneNumber.has(form) && !named.includes('count') ? ['count'] : [];
      return [...named, ...spared].sort().join() !== asked.join();
    });
    expect(wrong).toEqual([]);
  });

  it('say something, without markup or stray spaces', () => {
    const wrong = Object.entries(texts).filter(
      ([, text]) => text === '' || text !== text.trim() || /<[a-z/!]|&#?\w+;|\s{2}/i.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('close every direction that they open', () => {
    const count = (text: string, mark: string): number => text.split(mark).length - 1;
    const open = Object.values(texts).filter((text) => count(text, '\u2066') !== count(text, '\u2069'));
    expect(open).toEqual([]);
  });
});

/** Keys that no source spells out, by their beginnings, and who completes them. */
const completedElsewhere: Readonly<Record<string, string>> = {
  'balance.heading.': 'by the tab of the crypto-balance list',
  'balance.tab.': 'by the tab of the crypto-balance list',
  'badge.': 'by the badge that the server gives a method',
  'common.errors.': "by the code of the server's error",
  'currency.': 'by the code of a currency',
  'deposit.absent.': 'by the view of a submission',
  'deposit.blocked.': 'by the view of a submission',
  'deposit.complete.laterCoins.': 'by the status of coins',
  'deposit.unknown.': 'by the view of a submission',
  'error.status.': 'by the HTTP status of an answer',
  'form.lost.': "by the stage of the helper window's page",
  'form.returned.': "by the stage of the helper window's page",
  'form.unsafe.': "by the stage of the helper window's page",
  'group.': 'by the group that the server names',
  'withdrawal.news.': 'by the status that the server pushes',
  'paymentMethods.': 'the server names them whole: labels, errors and banners of its methods',
};
const beginnings = Object.keys(completedElsewhere);

/** Tests and the contract's sample answers speak of keys that only they know. */
const isApart = (file: string): boolean => /\.test\.tsx?$|^testing\/|^(contract|payments)\//.test(file);

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isApart(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

const packages = readdirSync(root).filter((name) => /^(shell|shared|mf-.+)$/.test(name));
const sources = packages.flatMap((name) => sourcesOf(`${name}/src`)).join('\n');

const found = (pattern: RegExp): string[] =>
  [...sources.matchAll(pattern)].map(([, literal = '']) => literal);

it('name a button by its own words, whatever the language', () => {
  const words = new Set(Object.values(english));
  const copied = Object.entries(english).filter(([, text]) =>
    [...text.matchAll(/“(.+?)”/g)].some(([, quoted = '']) => words.has(quoted)),
  );
  expect(copied).toEqual([]);
});

it('let what runs from left to right do so within Arabic', () => {
  const texts = Object.entries(locales.find(({ language }) => language === 'ar')?.texts ?? {});
  const leftToRight = /\{\{(?:clock|coin|network|number|percent|reference|times)\}\}/;
  const bare = texts.filter(([, text]) => leftToRight.test(text.replace(/\u2066.*?\u2069/g, '')));
  expect(bare).toEqual([]);
});

describe('a thing has one word in all texts of a language', () => {
  it.each([
    ['ar', 'الرقمية', /المشفرة/],
    ['ar', 'حزمة', /باقة/],
    ['ar', 'استرداد', /استبدال/],
    ['ar', 'دولة', /بلد/],
    ['ar', 'مذكرة', /ملاحظة/],
    ['ar', 'مزوّد الدفع', /مزود|مزوّد الخدمة/],
    ['ar', 'بيانات الدفع', /تفاصيل الدفع/],
    ['ar', 'معرّف Steam', /Steam ID/],
    ['ar', 'تنتهي', /ينتهي/],
    ['ar', 'روبية', /^روبية .*[^ة]$/],
    ['ru', 'провайдер', /латёжная система \S|латёжной систем/],
  ])('%s: %s', (language, word, other) => {
    const texts = Object.entries(locales.find((file) => file.language === language)?.texts ?? {});
    expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
    expect(texts.some(([, text]) => text.toLowerCase().includes(word.toLowerCase()))).toBe(true);
  });
});

describe('the sources', () => {
  it.each([
    ['in a call of t', /\bt\(\s*\[?\s*'([^']+)'/g],
    ['as a key', /\b(?:key|\w+Key)\b\s*[:=]\s*'([\w-]+\.[\w.-]+)'/g],
    ['as a title or a header', /'([\w-]+\.[\w.-]*(?:title|header))'/g],
    ['as what is shown', /\b(?:title|text|label|heading)\s*[:=]\s*\{?'([\w-]+\.[\w.-]+)'/g],
  ])('ask %s for nothing that has no text', (_, pattern) => {
    const asked = found(pattern);
    expect(asked).not.toEqual([]);
    const isKnown = (key: string): boolean => englishKeys.includes(key) || beginnings.includes(`${key}.`);
    expect(asked.filter((key) => !isKnown(key))).toEqual([]);
  });

  it('put together no key that is not listed as such', () => {
    const begun = found(/\bt\(\s*`([^`$]+)\$\{/g);
    const isListed = (start: string): boolean => beginnings.some((listed) => listed.startsWith(start));
    expect(begun.filter((start) => !isListed(start))).toEqual([]);
  });

  it('use every text', () => {
    const spelled = new Set([...found(/'([^'\n]+)'/g), ...found(/"([^"\n]+)"/g)]);
    const isCompleted = (key: string): boolean => beginnings.some((start) => key.startsWith(start));
    expect(englishKeys.filter((key) => !spelled.has(key) && !isCompleted(key))).toEqual([]);
  });

  it.each(beginnings)('complete some key that begins with %s', (start) => {
    expect(englishKeys.some((key) => key.startsWith(start))).toBe(true);
  });
});
