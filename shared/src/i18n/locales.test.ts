import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { missingTexts, textProblems } from '../../tools/texts/checkTexts';
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

const locales = readdirSync(localesFolder)
  .filter((name) => name.endsWith('.json'))
  .map(readLocale);
const english = locales.find(({ language }) => language === 'en')?.texts ?? {};

const englishKeys = [...new Set(Object.keys(english).map((key) => key.replace(/_(one|other)$/, '')))];

describe.each(locales)('the locale file of $language', ({ language, source, texts }) => {
  const keys = Object.keys(texts);

  it('is for a supported language', () => {
    expect(localeGroups).toContain(language);
  });

  it('has every text, with the plural forms of the language', () => {
    expect(missingTexts(language, texts, english)).toEqual([]);
  });

  it('has only the keys of English, and well-formed texts with the same placeholders', () => {
    expect(textProblems(language, texts, english)).toEqual([]);
  });

  it('has its keys sorted and unique', () => {
    expect(keys).toEqual([...keys].sort());
    expect(source.match(/^ {2}"/gm)).toHaveLength(keys.length);
  });

  it('closes every directional isolate that it opens', () => {
    const count = (text: string, mark: string): number => text.split(mark).length - 1;
    const open = Object.values(texts).filter((text) => count(text, '\u2066') !== count(text, '\u2069'));
    expect(open).toEqual([]);
  });
});

/** Prefixes of keys that the sources build at runtime, with what completes them. */
const dynamicKeyPrefixes: Readonly<Record<string, string>> = {
  'balance.heading.': 'by the tab of the crypto-balance list',
  'balance.tab.': 'by the tab of the crypto-balance list',
  'badge.': 'by the badge that the server gives a method',
  'common.errors.': "by the code of the server's error",
  'currency.': 'by the code of a currency',
  'deposit.notFound.': 'by the view of a submission',
  'deposit.blocked.': 'by the view of a submission',
  'deposit.complete.additional.': 'by the status of coins',
  'deposit.unknown.': 'by the view of a submission',
  'error.payment.': 'by the HTTP status of a response about a payment',
  'error.status.': 'by the HTTP status of a response',
  'form.lost.': "by the stage of the helper window's page",
  'form.returned.': "by the stage of the helper window's page",
  'form.unsafe.': "by the stage of the helper window's page",
  'group.': 'by the group that the server names',
  'paymentMethods.': 'the server sends the full keys: labels, errors and banners of its methods',
};
const dynamicPrefixes = Object.keys(dynamicKeyPrefixes);

/** Tests and the sample responses of the contract use keys that have no texts. */
const isExcluded = (file: string): boolean => /\.test\.tsx?$|^testing\/|^contract\//.test(file);

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isExcluded(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

const packages = readdirSync(root).filter((name) => /^(shell|shared|mf-.+)$/.test(name));
const sources = packages.flatMap((name) => sourcesOf(`${name}/src`)).join('\n');

const found = (pattern: RegExp): string[] =>
  [...sources.matchAll(pattern)].map(([, literal = '']) => literal);

it('refers to a button by a placeholder for its label instead of a copy of it', () => {
  const words = new Set(Object.values(english));
  const copied = Object.entries(english).filter(([, text]) =>
    [...text.matchAll(/“(.+?)”/g)].some(([, quoted = '']) => words.has(quoted)),
  );
  expect(copied).toEqual([]);
});

it.each(['ar', 'ur'])('isolates left-to-right values in %s texts', (rightToLeft) => {
  const texts = Object.entries(locales.find(({ language }) => language === rightToLeft)?.texts ?? {});
  const leftToRight = /\{\{(?:clock|coin|network|number|percent|reference|times)\}\}/;
  const bare = texts.filter(([, text]) => leftToRight.test(text.replace(/\u2066.*?\u2069/g, '')));
  expect(bare).toEqual([]);
});

describe('the translation keys in the sources', () => {
  it.each([
    ['in a call of t', /\bt\(\s*\[?\s*'([^']+)'/g],
    ['as a key', /\b(?:key|\w+Key)\b\s*[:=]\s*'([\w-]+\.[\w.-]+)'/g],
    ['as a title or a header', /'([\w-]+\.[\w.-]*(?:title|header))'/g],
    ['as a text, title, label or heading', /\b(?:title|text|label|heading)\s*[:=]\s*\{?'([\w-]+\.[\w.-]+)'/g],
  ])('have a text if used %s', (_, pattern) => {
    const used = found(pattern);
    expect(used).not.toEqual([]);
    const isKnown = (key: string): boolean =>
      englishKeys.includes(key) || dynamicPrefixes.includes(`${key}.`);
    expect(used.filter((key) => !isKnown(key))).toEqual([]);
  });

  it('are built at runtime only from the listed prefixes', () => {
    const prefixes = found(/\bt\(\s*`([^`$]+)\$\{/g);
    const isListed = (start: string): boolean => dynamicPrefixes.some((listed) => listed.startsWith(start));
    expect(prefixes.filter((start) => !isListed(start))).toEqual([]);
  });

  it('cover every text', () => {
    const spelled = new Set([...found(/'([^'\n]+)'/g), ...found(/"([^"\n]+)"/g)]);
    const isDynamic = (key: string): boolean => dynamicPrefixes.some((start) => key.startsWith(start));
    expect(englishKeys.filter((key) => !spelled.has(key) && !isDynamic(key))).toEqual([]);
  });

  it.each(dynamicPrefixes)('include a text with the prefix %s', (start) => {
    expect(englishKeys.some((key) => key.startsWith(start))).toBe(true);
  });
});
