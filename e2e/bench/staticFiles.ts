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

/** A content hash before the ending, as in `shell.3f9a1c2b4d5e.js`. */
const hashedName = /\.[\da-f]{8,}\.\w+$/;

/** All files of a folder by their paths on the site, as they are now: a build in the meantime changes nothing. */
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
