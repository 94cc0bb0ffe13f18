import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder with the operator's icons. `npm run icons` draws them. */
export const iconFolder = `${fileURLToPath(new URL('.', import.meta.url))}methods/`;

/** Returns a method's icon as SVG text. Undefined if there is no such file. */
export function methodIcon(id: string): string | undefined {
  if (!/^[a-z\d][a-z\d_-]{0,63}$/u.test(id)) return undefined;
  const file = `${iconFolder}${id}.svg`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
