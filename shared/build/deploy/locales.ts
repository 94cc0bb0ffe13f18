import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';
import type { Files } from './files';

const target = 'static/locales';

/**
 * Returns `static/locales/<lang>.<hash>.json` for each locale file, and the hash of each language: all of the SHA-256, in
 * hex, so that the widget can verify a file by its name.
 */
export function localeFiles(): { files: Files; hashes: Record<string, string> } {
  const source = path.join(root, 'shared/locales');
  const files: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  for (const file of readdirSync(source).filter((name) => name.endsWith('.json'))) {
    const language = path.basename(file, '.json');
    const text = JSON.stringify(JSON.parse(readFileSync(path.join(source, file), 'utf8')));
    const hash = createHash('sha256').update(text).digest('hex');
    files[`${target}/${language}.${hash}.json`] = text;
    hashes[language] = hash;
  }
  return { files, hashes };
}

/** Returns the languages in the deployment's folder that are not among the given files. */
export function obsoleteLocales(folder: string, files: Files): string[] {
  const written = path.join(folder, target);
  if (!existsSync(written)) return [];
  return readdirSync(written)
    .map((name) => `${target}/${name}`)
    .filter((name) => !Object.hasOwn(files, name));
}
