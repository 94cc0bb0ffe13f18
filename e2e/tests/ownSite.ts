import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../sandbox/startSandbox';
import { test as base } from './test';

const built = join(import.meta.dirname, '../../dist');
const buildScript = join(import.meta.dirname, '../remote/build.mjs');

/** A copy of the deployment that a test may change, served by a sandbox of its own. */
export interface OwnSite {
  url: string;
  /** Releases a flow by `config.json` alone: `index.html` stays as it was deployed. */
  release(flow: string, version: string): void;
}

/** Of the test's own remote. */
export const probeVersion = '9.0.0';

async function openSite(): Promise<OwnSite & { close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'paywidget-'));
  cpSync(built, directory, { recursive: true });
  const root = join(directory, 'paywidget');
  execFileSync('node', [buildScript, join(root, 'static'), probeVersion, 'mf-crypto', 'mf-p2p'], {
    stdio: 'inherit',
  });
  const sandbox = await startSandbox({ distDirectory: directory });
  return {
    url: sandbox.url,
    release(flow, version) {
      const file = join(root, 'config.json');
      const configuration = JSON.parse(readFileSync(file, 'utf8'));
      const manifest = `/paywidget/static/${flow}/${version}/mf-manifest.json`;
      configuration.remotes[flow] = { version, manifest };
      writeFileSync(file, JSON.stringify(configuration));
    },
    async close() {
      await sandbox.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Tests against a site of their own, one for each worker. */
export const siteTest = base.extend<object, { site: OwnSite }>({
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
