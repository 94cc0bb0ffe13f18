import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeGroups } from '../../src/i18n/localeGroups';
import { textPartOf } from '../../src/i18n/textPartOf';
import type { TextPart } from '../../src/i18n/textParts';
import { refuse } from '../release/refusal';
import { textProblems } from '../texts/checkTexts';
import { withLineBreaks } from '../texts/lineBreaks';
import { localesFolder, readLocales } from '../texts/readLocales';
import { withCurrentKeys } from '../texts/renamedTexts';
import type { Files } from './files';

const target = 'static/locales';

type Texts = Readonly<Record<string, string>>;

/** The folder of a deployment with its own texts, one file per language: `texts/de.json`. */
const overridesFolder = 'texts';

/**
 * Returns the files of each language, and the hash of its first file. A deployment's own texts replace the widget's texts.
 * `<lang>.<hash>.json` contains the first part of the texts and the hashes of the other parts. The other parts are in
 * `<lang>.<part>.<hash>.json`. A hash is the whole SHA-256, in hex, so that the widget can verify a file by its name.
 */
export function localeFiles(folder: string): { files: Files; hashes: Record<string, string> } {
  const files: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  function add(name: string, content: unknown): string {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex');
    files[`${target}/${name}.${hash}.json`] = text;
    return hash;
  }
  const locales = readLocales();
  const overrides = readOverrides(folder, locales.en ?? {});
  for (const [language, own] of Object.entries(locales)) {
    const all = {
      ...withLineBreaks(language, { ...own, ...overrides[language] }),
      ...countryNames(language),
    };
    const { first = {}, ...others } = splitTexts(all);
    const parts = Object.entries(others).map(([part, texts]) => [part, add(`${language}.${part}`, texts)]);
    hashes[language] = add(language, { parts: Object.fromEntries(parts), texts: first });
  }
  return { files, hashes };
}

/** Returns the country names of a language's first part. See docs/rules/languages.md. */
function countryNames(language: string): Texts {
  const file = path.join(localesFolder, 'countries', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the deployment's own texts, by language. @throws Refusal if a file is not JSON, or a text is not valid */
function readOverrides(folder: string, english: Texts): Record<string, Texts> {
  const source = path.join(folder, overridesFolder);
  if (!existsSync(source)) return {};
  const languages: readonly string[] = localeGroups;
  const problems: string[] = [];
  const overrides: Record<string, Texts> = {};
  for (const file of readdirSync(source).filter((name) => name.endsWith('.json'))) {
    const language = path.basename(file, '.json');
    const name = `${overridesFolder}/${file}`;
    try {
      const texts = withCurrentKeys(JSON.parse(readFileSync(path.join(source, file), 'utf8')));
      if (!languages.includes(language)) problems.push(`${name}: the widget has no language ${language}`);
      else problems.push(...textProblems(language, texts, english).map((problem) => `${name} ${problem}`));
      overrides[language] = texts;
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
    }
  }
  refuse(problems);
  return overrides;
}

/** Splits a language's texts into its parts. */
export function splitTexts(texts: Texts): Partial<Record<TextPart, Texts>> {
  const parts: Partial<Record<TextPart, Record<string, string>>> = {};
  for (const [key, text] of Object.entries(texts)) {
    const part = textPartOf(key);
    parts[part] ??= {};
    parts[part][key] = text;
  }
  return parts;
}

/** Returns the languages in the deployment's folder that are not among the given files. */
export function obsoleteLocales(folder: string, files: Files): string[] {
  const written = path.join(folder, target);
  if (!existsSync(written)) return [];
  return readdirSync(written)
    .map((name) => `${target}/${name}`)
    .filter((name) => !Object.hasOwn(files, name));
}
