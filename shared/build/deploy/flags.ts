import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { deployment } from './paths';

const require = createRequire(import.meta.url);
const flags = path.join(path.dirname(require.resolve('circle-flags/package.json')), 'flags');

/** Writes `static/icons/flags/<country>.svg`, which phone fields show beside the dial prefix. */
export function writeFlags(): void {
  cpSync(flags, path.join(deployment, 'static/icons/flags'), {
    recursive: true,
    filter: (file) => !file.endsWith('.svg') || /^[a-z]{2}\.svg$/.test(path.basename(file)),
  });
}
