import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textPartOf } from '../../src/i18n/textPartOf';
import type { TextPart } from '../../src/i18n/textParts';
import { root } from '../paths';
import type { Files } from './files';

const target = 'static/locales';

type Texts = Readonly<Record<string, string>>;

/**
 * Returns the files of each language, and the hash of its first one. `<lang>.<hash>.json` contains the first part of the
 * texts and the hashes of the other parts, which are `<lang>.<part>.<hash>.json`. A hash is all of the SHA-256, in hex, so
 * that the widget can verify a file by its name.
 */
export function localeFiles(): { files: Files; hashes: Record<string, string> } {
  const files: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  function add(name: string, content: unknown): string {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex');
    files[`${target}/${name}.${hash}.json`] = text;
    return hash;
  }
  for (const [language, all] of Object.entries(readLocales())) {
    const { first = {}, ...others } = splitTexts(all);
    const parts = Object.entries(others).map(([part, texts]) => [part, add(`${language}.${part}`, texts)]);
    hashes[language] = add(language, { parts: Object.fromEntries(parts), texts: first });
  }
  return { files, hashes };
}

/** The texts of each language, with the names of countries for languages that some browsers do not know. */
function readLocales(): Record<string, Texts> {
  const source = path.join(root, 'shared/locales');
  const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'));
  const languages = readdirSync(source).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    languages.map((file) => {
      const countries = path.join(source, 'countries', file);
      const names = existsSync(countries) ? read(countries) : {};
      return [path.basename(file, '.json'), { ...read(path.join(source, file)), ...names }];
    }),
  );
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
