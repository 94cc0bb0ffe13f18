import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployment, root } from './paths';

/** Writes `static/locales/<lang>.<hash>.json` for each locale file, and returns the hash of each language. */
export function writeLocales(): Record<string, string> {
  const source = path.join(root, 'shared/locales');
  const target = path.join(deployment, 'static/locales');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const files = readdirSync(source).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => {
      const language = path.basename(file, '.json');
      const text = JSON.stringify(JSON.parse(readFileSync(path.join(source, file), 'utf8')));
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      writeFileSync(path.join(target, `${language}.${hash}.json`), text);
      return [language, hash];
    }),
  );
}
