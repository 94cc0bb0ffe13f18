import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeGroups } from './localeGroups';

const localesFolder = join(__dirname, '../../locales');
const readJson = (file: string) => JSON.parse(readFileSync(join(localesFolder, file), 'utf8'));

type Texts = Readonly<Record<string, string>>;

/** A term of a language's glossary. See docs/guides/languages.md. */
interface Term {
  /** The word as a player would see it in a list. */
  use: string;
  /** A regular expression for its stems. Each text whose English has the term matches it. */
  forms?: string;
  /** A regular expression for rival words. No text matches it. */
  avoid?: string;
  /** Keys whose text may leave the word out. */
  except?: readonly string[];
}

interface Glossary {
  language: string;
  /** How the texts address the player. */
  address: string;
  words: Readonly<Record<string, Term>>;
  texts: Texts;
}

const english: Texts = readJson('en.json');

/** The terms of the product, and what finds them in an English text. */
const terms = Object.entries<string>(readJson('glossary/terms.json')).map(
  ([name, pattern]) => [name, new RegExp(pattern, 'i')] as const,
);

const glossaries = readdirSync(join(localesFolder, 'glossary'))
  .filter((file) => file !== 'terms.json')
  .map((file): Glossary => {
    const language = file.replace('.json', '');
    return { language, ...readJson(`glossary/${file}`), texts: readJson(file) };
  });

const withoutForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const englishOf = (key: string): string => english[key] ?? english[`${withoutForm(key)}_other`] ?? '';
const withoutPlaceholders = (text: string): string => text.replace(/\{\{.*?\}\}/g, '');

it('every language but English has a glossary', () => {
  const languages = readdirSync(localesFolder).filter((file) => file.endsWith('.json') && file !== 'en.json');
  expect(glossaries.map(({ language }) => `${language}.json`).sort()).toEqual(languages.sort());
  expect(languages.every((file) => (localeGroups as readonly string[]).includes(file.slice(0, -5)))).toBe(
    true,
  );
});

describe.each(glossaries)('the glossary of $language', ({ address, words, texts }) => {
  it('says how the player is addressed, and has a word for each term', () => {
    expect(address).toMatch(/\S/);
    expect(terms.map(([name]) => name).filter((name) => !words[name]?.use || !words[name]?.forms)).toEqual(
      [],
    );
  });

  it.each(terms)('has one word for %s in all texts', (name, pattern) => {
    const { forms = '', except = [] } = words[name] as Term;
    const word = new RegExp(forms, 'iu');
    const isExcepted = (key: string) => except.includes(key) || except.includes(withoutForm(key));
    const keys = Object.keys(texts).filter((key) => pattern.test(withoutPlaceholders(englishOf(key))));
    const without = keys.filter((key) => !word.test(texts[key] ?? ''));
    expect(without.filter((key) => !isExcepted(key)).map((key) => [key, texts[key]])).toEqual([]);
    const idle = except.filter(
      (key) => !without.some((found) => found === key || withoutForm(found) === key),
    );
    expect(idle).toEqual([]);
  });

  it.each(Object.entries(words).flatMap(([name, { avoid }]) => (avoid ? [[name, avoid] as const] : [])))(
    'avoids other words for %s',
    (_, avoid) => {
      const rival = new RegExp(avoid, 'iu');
      expect(Object.entries(texts).filter(([, text]) => rival.test(text))).toEqual([]);
    },
  );
});
