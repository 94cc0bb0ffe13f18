import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from './server';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Matches a content hash before the extension, as in `shell.3f9a1c2b4d5e.js`. */
const hashedName = /\.[\da-f]{8,}\.\w+$/;

/** Reads all files of a folder into memory, by their paths on the site. A later build does not change them. */
export function filesOf(folder: string): Map<string, Content> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry): [string, Content] => {
      const file = path.join(entry.parentPath, entry.name);
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      return [
        `/${path.relative(folder, file)}`,
        { type, body: readFileSync(file), isImmutable: hashedName.test(file) },
      ];
    }),
  );
}
