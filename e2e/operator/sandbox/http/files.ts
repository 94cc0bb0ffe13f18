import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import type { Env } from './context';
import { picturePolicy } from './policies';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};
const compressible = new Set(['.html', '.js', '.mjs', '.css', '.json', '.map', '.svg', '.txt']);

/** Matches a file name with a content hash after a dot or dash, such as `chunk.3f9a1c2b.js`. */
const hashedName = /[.-][\da-f]{8,}\.[\da-z.]+$/;

/** Matches files for which a visit should not wait, although they may change: the loader and pictures. */
const staleName = /(^|\/)embed\.js$|\.svg$/;

const cacheForAYear = 'public, max-age=31536000, immutable';
const cacheAndRefresh = 'public, max-age=300, stale-while-revalidate=86400';

function cachingOf(path: string): string {
  if (hashedName.test(path)) return cacheForAYear;
  return staleName.test(path) ? cacheAndRefresh : 'no-cache';
}

const brotli = promisify(brotliCompress);
const atQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

interface File {
  bytes: Buffer;
  etag: string;
  modified: number;
  /** Compressed at the best quality. Absent until the compression is done. */
  compressed?: Buffer;
}

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/**
 * Serves the files of one folder. Reads each file once and compresses it once in the background. Until then, responses
 * are compressed at a lower quality.
 *
 * @param change returns what to serve instead of the content of a page or JSON file
 */
export function createFiles(directory: string, change = (_path: string, text: string) => text) {
  const files = new Map<string, File>();
  let compressing = Promise.resolve();

  function compressLater(path: string, file: File) {
    if (!compressible.has(extname(path))) return;
    compressing = compressing.then(async () => {
      file.compressed = await brotli(file.bytes, atQuality(11));
    });
  }

  async function read(path: string): Promise<File | undefined> {
    const full = normalize(join(directory, path));
    if (!full.startsWith(normalize(directory + sep))) return undefined;
    const found = await stat(full).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const cached = files.get(path);
    if (cached?.modified === found.mtimeMs) return cached;
    const isChangeable = ['.html', '.json'].includes(extname(path));
    const content = await readFile(full);
    const bytes = isChangeable ? Buffer.from(change(path, String(content))) : content;
    const file: File = { bytes, etag: etagOf(bytes), modified: found.mtimeMs };
    files.set(path, file);
    compressLater(path, file);
    return file;
  }

  return {
    /** Returns the response for a file, or undefined if the file does not exist. */
    async serve(context: Context<Env>, path: string): Promise<Response | undefined> {
      const file = await read(path);
      if (!file) return undefined;
      const extension = extname(path);
      context.header('Content-Type', types[extension] ?? 'application/octet-stream');
      context.header('X-Content-Type-Options', 'nosniff');
      context.header('Cache-Control', cachingOf(path));
      context.header('ETag', file.etag);
      context.header('Vary', 'Accept-Encoding');
      if (extension === '.svg') context.header('Content-Security-Policy', picturePolicy);
      const isWhole = context.get('isWhole');
      if (!isWhole && context.req.header('if-none-match') === file.etag) return context.body(null, 304);
      const isCompressed =
        compressible.has(extension) && !isWhole && context.req.header('accept-encoding')?.includes('br');
      if (!isCompressed) return context.body(new Uint8Array(file.bytes));
      context.header('Content-Encoding', 'br');
      return context.body(new Uint8Array(file.compressed ?? (await brotli(file.bytes, atQuality(5)))));
    },

    /** Reads and compresses these files, so that measurements see the deployed sizes from the first request. */
    async warm(paths: readonly string[]) {
      for (const path of paths) await read(path);
      await compressing;
    },
  };
}
