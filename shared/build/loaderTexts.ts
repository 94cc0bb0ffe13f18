import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './deploy/paths';

/** What the loader says by itself, in the order that it reads them. */
const keys = ['start.failed.title', 'start.retry'] as const;

/** Safe within a string of any quotes, where the minifier has put the placeholder. */
const escaped = (text: string) =>
  text.replace(/['"`\\$\n]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** `language|failed|retry`, between semicolons: see the loader's `texts.ts`. */
export function loaderTexts(locales: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  return Object.entries(locales)
    .map(([language, texts]) =>
      [language, ...keys.map((key) => (texts[key] ?? '').replace(/[|;]/g, ','))].join('|'),
    )
    .join(';');
}

function readLocales(): Record<string, Record<string, string>> {
  const folder = path.join(root, 'shared/locales');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

/** The built loader with its own texts in every language. */
export function withLoaderTexts(script: string): string {
  return script.replace('__PAYWIDGET_TEXTS__', () => escaped(loaderTexts(readLocales())));
}
