import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../build/integrityPlugin.mjs';
import { staticPath } from '../../build/webpackPreset.mjs';
import type { Files } from './files';

/**
 * Adds the integrity hash to each script, style sheet and preload of a page. A preload must have the hash and the mode (CORS
 * or not) of the later request. Otherwise, the browser fetches the file again.
 *
 * @param hashOf returns the hash of a file by its URL in the page
 */
export function withIntegrity(page: string, hashOf: (url: string) => string): string {
  return page.replace(
    /<(script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css|json))"[^>]*/g,
    (tag, name, url) => {
      const plain = tag.replace(/ integrity="[^"]*"| crossorigin\b/g, '');
      const needsCors = name === 'script' || / as="(script|fetch)"/.test(tag);
      return `${plain} integrity="${hashOf(url)}"${needsCors ? ' crossorigin' : ''}`;
    },
  );
}

/**
 * Returns a function that computes the hash of a static file from its URL.
 * @param folder the deployment's folder
 * @param planned the files that are not written yet
 * @param staticBase the configured base of the files' URLs. Files that webpack names have the default base
 */
export const staticHashes =
  (folder: string, planned: Files, staticBase: string) =>
  (url: string): string => {
    const base = [staticBase, staticPath].find((one) => url.startsWith(one));
    if (base === undefined) throw new Error(`${url} is not below ${staticBase}`);
    const file = `static/${url.slice(base.length)}`;
    return integrityOf(planned[file] ?? readFileSync(path.join(folder, file)));
  };
