import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { startSandbox } from '../sandbox/startSandbox';
import { test as base } from './test';

const built = join(import.meta.dirname, '../../dist');
const buildScript = join(import.meta.dirname, '../consumers/build.mjs');

export type Consumer = 'react19' | 'react18' | 'script' | 'react' | 'vue' | 'svelte' | 'element' | 'angular';

/** Host applications at another origin, and the deployment that they load the widget from. */
export interface ConsumerSite {
  /** Sends a Content Security Policy with the pages from now on. */
  usePolicy(policy: string | undefined): void;
  /** The operator's address, with the widget and its API. */
  url: string;
  /** The address of a host application's page, with its session data. */
  pageOf(consumer: Consumer, session: unknown): string;
}

const page = (consumer: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Cashier</title><link rel="icon" href="/icon.svg"></head>
  <body><div id="host"></div><script src="/${consumer}/${consumer}.js"></script></body>
</html>`;

/** Serves the built host applications, and a page for each. */
async function serveConsumers(directory: string) {
  let policy: string | undefined;
  const server = createServer(({ url = '/' }, response) => {
    const consumer = /^\/(\w+)\.html$/.exec(url)?.[1];
    if (consumer) {
      if (policy) response.setHeader('Content-Security-Policy', policy);
      return response.setHeader('Content-Type', 'text/html').end(page(consumer));
    }
    if (url === '/icon.svg') return response.writeHead(204).end();
    if (extname(url) !== '.js') return response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/javascript').end(readFileSync(join(directory, url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    usePolicy(used: string | undefined) {
      policy = used;
    },
  };
}

/** Allows the host's origin in `config.json`, as an operator would, and in the copy inside `index.html`. */
export function allowOrigin(directory: string, origin: string) {
  for (const file of ['config.json', 'index.html']) {
    const path = join(directory, 'paywidget', file);
    const text = readFileSync(path, 'utf8').replace(
      /"allowedOrigins":\s*\[\]/,
      `"allowedOrigins":["${origin}"]`,
    );
    writeFileSync(path, text);
  }
}

async function openSite(): Promise<ConsumerSite & { close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'paywidget-hosts-'));
  const hosts = join(directory, 'hosts');
  const dist = join(directory, 'dist');
  const { server, url, usePolicy } = await serveConsumers(hosts);
  cpSync(built, dist, { recursive: true });
  allowOrigin(dist, url);
  const sandbox = await startSandbox({ distDirectory: dist, allowedOrigins: [url] });
  execFileSync('node', [buildScript, hosts, `${sandbox.url}/paywidget/`], { stdio: 'inherit' });
  return {
    url: sandbox.url,
    usePolicy,
    pageOf: (consumer, session) => `${url}/${consumer}.html#${encodeURIComponent(JSON.stringify(session))}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await sandbox.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** A test with host applications, which are built once for each worker. */
export const consumerTest = base.extend<object, { consumers: ConsumerSite }>({
  consumers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ consumers }, use) => use(consumers.url),
});
