import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSandbox } from '../sandbox/startSandbox';
import { allowOrigin } from './consumerSite';
import { test as base } from './test';

const built = join(import.meta.dirname, '../../dist');

/** The origin of the reader's own page in the examples. Its files come from the test: nothing listens there. */
export const hostOrigin = 'http://localhost:3000';

/** The files of the reader's page, by path. */
export type HostFiles = Readonly<Record<string, string>>;

/** A deployment and a sandbox that allow the reader's page, as `SANDBOX_ORIGINS` does. */
export interface DocumentSite {
  url: string;
  /** Replaces the addresses of the examples by those of this site. */
  localize(code: string): string;
  /** Opens the reader's page, whose start page is `index.html`. */
  openHost(page: Page, files: HostFiles, headers?: Readonly<Record<string, string>>): Promise<void>;
}

async function openSite(): Promise<DocumentSite & { close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'paywidget-documents-'));
  cpSync(built, directory, { recursive: true });
  allowOrigin(directory, hostOrigin);
  const sandbox = await startSandbox({ distDirectory: directory, allowedOrigins: [hostOrigin] });
  const integrity = JSON.parse(readFileSync(join(directory, 'paywidget/embed.integrity.json'), 'utf8'));

  return {
    url: sandbox.url,
    localize: (code) =>
      code
        .replaceAll(/https:\/\/pay\.example|http:\/\/localhost:4173/g, sandbox.url)
        .replace(
          /(embed\.([\d.]+)\.js" integrity=")[^"]*/,
          (_, start, version) => start + integrity[version],
        ),
    async openHost(page, files, headers = {}) {
      await page.route(`${hostOrigin}/**`, (route) => {
        const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
        const body = files[name];
        if (body === undefined) return route.fulfill({ status: 404 });
        const contentType = name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
        return route.fulfill({ contentType, headers, body });
      });
      await page.goto(`${hostOrigin}/`);
    },
    async close() {
      await sandbox.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** A test of the documents' examples, with one site for each worker. */
export const documentTest = base.extend<object, { site: DocumentSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
