import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** The files beside a release's own: its manifest, and the signature of the manifest. */
export const releaseFile = 'release.json';
export const signatureFile = 'release.json.sig';

const ReleasedFile = z.strictObject({ size: z.number(), sha256: z.string() });

/** The contents of a version of a package. The build writes it to `static/<package>/<version>/release.json`. */
export const Release = z.strictObject({
  package: z.string(),
  version: z.string(),
  /**
   * The commit from which it was built, with `-dirty` if the sources had changed since. Undefined outside of a repository.
   */
  commit: z.optional(z.string()),
  /** The packages that the release may contain, from the lock file. */
  dependencies: z.array(
    z.strictObject({ name: z.string(), version: z.string(), integrity: z.optional(z.string()) }),
  ),
  /** By path in the release's folder. */
  files: z.record(z.string(), ReleasedFile),
});
export type Release = z.infer<typeof Release>;
export type ReleasedFiles = Release['files'];

/** Lists the files in a release's folder, without its manifest and signature. */
export function listFiles(folder: string): ReleasedFiles {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => name !== releaseFile && name !== signatureFile)
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(folder, name));
      return [name, { size: content.length, sha256: createHash('sha256').update(content).digest('hex') }];
    }),
  );
}
