import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSandbox } from '../sandbox/startSandbox';
import { allowOrigin } from './consumerSite';
import { test as base } from './test';

const built = join(import.meta.dirname, '../../dist');

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

/** Serves the reader's page, whose files and headers a test sets. Browsers refuse calls to localhost from a page without a server. */
async function serveHost() {
  let files: HostFiles = {};
  let headers: Readonly<Record<string, string>> = {};
  const server = createServer(({ url = '/' }, response) => {
    const name = url.slice(1) || 'index.html';
    const body = files[name];
    if (body === undefined) return response.writeHead(404).end();
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show(shown: HostFiles, withHeaders: Readonly<Record<string, string>>) {
      files = shown;
      headers = withHeaders;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function openSite(): Promise<DocumentSite & { close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'paywidget-documents-'));
  const host = await serveHost();
  cpSync(built, directory, { recursive: true });
  allowOrigin(directory, host.origin);
  const sandbox = await startSandbox({ distDirectory: directory, allowedOrigins: [host.origin] });
  const integrity = JSON.parse(readFileSync(join(directory, 'paywidget/embed.integrity.json'), 'utf8'));

  return {
    url: sandbox.url,
    localize: (code) =>
      code
        .replaceAll(/https:\/\/pay\.example|http:\/\/localhost:4173/g, sandbox.url)
        .replaceAll('http://localhost:3000', host.origin)
        .replace(
          /(embed\.([\d.]+)\.js" integrity=")[^"]*/,
          (_, start, version) => start + integrity[version],
        ),
    async openHost(page, files, headers = {}) {
      host.show(files, headers);
      await page.goto(host.origin);
    },
    async close() {
      host.close();
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
