import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import english from '../../../shared/locales/en.json' with { type: 'json' };
import { withLineBreaks } from '../../../shared/tools/texts/lineBreaks';

/** The widget's English text of a key, up to its first placeholder. */
export function text(key: keyof typeof english): string {
  const [beginning = ''] = english[key].split('{{');
  return beginning.trim();
}

/** All texts of a language as they are deployed, by key. */
export const textsOf = (language: string): Record<string, string> =>
  withLineBreaks(
    language,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../shared/locales/${language}.json`), 'utf8')),
  );
