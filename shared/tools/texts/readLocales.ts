import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project/paths';

/** The folder of the widget's texts, one file per language. */
export const localesFolder = path.join(root, 'shared/locales');

/** Returns the widget's texts by language. */
export function readLocales(): Record<string, Readonly<Record<string, string>>> {
  const files = readdirSync(localesFolder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(localesFolder, file), 'utf8')),
    ]),
  );
}
