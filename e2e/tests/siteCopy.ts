import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../sandbox/startSandbox';
import { test as base } from './test';

const built = join(import.meta.dirname, '../../dist');
const buildScript = join(import.meta.dirname, '../remote/build.mjs');

/** A copy of the deployment that a test may change, served by its own sandbox. */
export interface SiteCopy {
  url: string;
  /** Releases a flow with its integrity in `config.json` only. `index.html` stays as it was deployed. */
  release(flow: string, version: string): void;
  /** Appends valid code to a release's entry, so that its integrity is wrong. Returns a function that undoes this. */
  tamperWith(flow: string, version: string): () => void;
}

/** Versions of the tests' own remote, each built against another version of `@paywidget/shared`. */
export const probe = {
  /** Built against the current version, 4.0.1. */
  current: '9.0.0',
  /** Built against 4.0.0. */
  older: '9.0.1',
  /** Built against 4.1.0, which is newer than the shell's. */
  newer: '9.0.2',
  /** Built against 3.0.1, another major version. */
  outdated: '9.0.3',
} as const;

const releases = [
  { flow: 'mf-crypto', version: probe.current },
  { flow: 'mf-p2p', version: probe.older, sharedVersion: '4.0.0' },
  { flow: 'mf-crypto', version: probe.newer, sharedVersion: '4.1.0' },
  { flow: 'mf-p2p', version: probe.outdated, sharedVersion: '3.0.1' },
];

async function openSite(): Promise<SiteCopy & { close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'paywidget-'));
  cpSync(built, directory, { recursive: true });
  const root = join(directory, 'paywidget');
  execFileSync('node', [buildScript, join(root, 'static'), JSON.stringify(releases)], { stdio: 'inherit' });
  const sandbox = await startSandbox({ distDirectory: directory });

  function entryOf(flow: string, version: string): string {
    const folder = join(root, 'static', flow, version);
    const entry = readdirSync(folder).find((name) => /^remoteEntry\b.*\.js$/.test(name));
    if (!entry) throw new Error(`${flow} ${version} has no entry`);
    return join(folder, entry);
  }

  return {
    url: sandbox.url,
    release(flow, version) {
      const file = join(root, 'config.json');
      const configuration = JSON.parse(readFileSync(file, 'utf8'));
      const manifest = `/paywidget/static/${flow}/${version}/mf-manifest.json`;
      const hash = createHash('sha256')
        .update(readFileSync(entryOf(flow, version)))
        .digest('base64');
      configuration.remotes[flow] = { version, manifest, integrity: `sha256-${hash}` };
      writeFileSync(file, JSON.stringify(configuration));
    },
    tamperWith(flow, version) {
      const file = entryOf(flow, version);
      const original = readFileSync(file);
      appendFileSync(file, ';');
      return () => writeFileSync(file, original);
    },
    async close() {
      await sandbox.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** A test with its own site, one for each worker. */
export const siteTest = base.extend<object, { site: SiteCopy }>({
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
