import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Sizes } from './budget';

/** Returns the kind of a page's file, by its path. Other files are not part of the first screen. */
const names: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\/shell\/[^/]+\/(early|fallback|list|shell|app)\.\w+\.js$/, '$1.js'],
  [/\/shell\/[^/]+\/(shell|app)\.\w+\.css$/, '$1.css'],
  [/\/mf-deposit\/[^/]+\/(remoteEntry|__federation_expose_routes)\.\w+\.js$/, 'mf-deposit/$1.js'],
  [/\/locales\/en\.\w+\.json$/, 'en.json'],
];

const compressed = (file: string) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Returns the sizes of the files that the first list of deposits loads. `folder` is the deployment's folder, such as
 * `dist/paywidget`.
 */
export function firstScreenSizes(folder: string): Sizes {
  const page = path.join(folder, 'index.html');
  const sizes: Record<string, number> = {
    'embed.js': compressed(path.join(folder, 'embed.js')),
    'index.html': compressed(page),
  };
  for (const [, url = ''] of readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/paywidget\/([^"]+)"/g)) {
    const known = names.find(([pattern]) => pattern.test(`/${url}`));
    if (!known) continue;
    const [pattern, name] = known;
    const match = pattern.exec(`/${url}`);
    sizes[name.replace('$1', match?.[1] ?? '')] = compressed(path.join(folder, url));
  }
  return sizes;
}
