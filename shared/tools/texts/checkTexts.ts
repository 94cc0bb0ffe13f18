import { pluralRulesOf } from '../../src/i18n/pluralRules';

export type Texts = Readonly<Record<string, unknown>>;

const pluralForm = /_(zero|one|two|few|many|other)$/;
const withoutForm = (key: string): string => key.replace(pluralForm, '');

/** Returns the names of a text's placeholders, sorted. */
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name).sort();

const rulesOf = (language: string) => pluralRulesOf(language) ?? new Intl.PluralRules(language);

/** Returns the keys that a language's texts must have: the keys of English, with the plural forms of the language. */
function keysOf(language: string, english: Texts): string[] {
  const counted = new Set(
    Object.keys(english)
      .filter((key) => pluralForm.test(key))
      .map(withoutForm),
  );
  const forms = rulesOf(language).resolvedOptions().pluralCategories;
  return [...new Set(Object.keys(english).map(withoutForm))].flatMap((key) =>
    counted.has(key) ? forms.map((form) => `${key}_${form}`) : [key],
  );
}

/** Returns the keys that are missing. */
export function missingTexts(language: string, texts: Texts, english: Texts): string[] {
  return keysOf(language, english).filter((key) => !Object.hasOwn(texts, key));
}

const firstThousand = Array.from({ length: 1000 }, (_, count) => count);

/** Plural forms used for a single number only, such as Arabic's form for two. Their texts may omit the number. */
function formsOfOneNumber(language: string): Set<string> {
  const rules = rulesOf(language);
  const forms = firstThousand.map((count) => rules.select(count));
  return new Set(forms.filter((form) => forms.indexOf(form) === forms.lastIndexOf(form)));
}

/** Returns the problems of texts, apart from missing texts. Each problem starts with its key. */
export function textProblems(language: string, texts: Texts, english: Texts): string[] {
  const known = new Set(keysOf(language, english));
  const ofOneNumber = formsOfOneNumber(language);
  return Object.entries(texts).flatMap(([key, text]) => {
    if (!known.has(key)) return [`${key}: no text of the widget has this key`];
    if (typeof text !== 'string' || text.trim() === '') return [`${key}: expected a text`];
    if (text !== text.trim() || /<[a-z/!]|&#?\w+;|\s{2}/i.test(text))
      return [`${key}: markup, or spaces at an end or in a row`];
    const expected = placeholdersOf(String(english[key] ?? english[`${withoutForm(key)}_other`]));
    const actual = placeholdersOf(text);
    const mayOmitCount = ofOneNumber.has(pluralForm.exec(key)?.[1] ?? '') && !actual.includes('count');
    const complete = mayOmitCount ? [...actual, 'count'].sort() : actual;
    const isSame = [actual, complete].some((found) => found.join() === expected.join());
    return isSame ? [] : [`${key}: the placeholders are ${namesOf(actual)}, in English ${namesOf(expected)}`];
  });
}

const namesOf = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ') || 'none';

/** Returns the keys whose English has changed since an earlier version, while the translation has not changed. */
export function outdatedTexts(
  now: { texts: Texts; english: Texts },
  before: { texts: Texts; english: Texts },
): string[] {
  return Object.keys(now.texts).filter((key) => {
    const source = (english: Texts) => english[key] ?? english[`${withoutForm(key)}_other`];
    return (
      source(before.english) !== undefined &&
      source(before.english) !== source(now.english) &&
      before.texts[key] === now.texts[key]
    );
  });
}
