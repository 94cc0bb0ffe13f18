import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

const root = join(import.meta.dirname, '../../..');
const flow = 'mf-deposit';
const old = '1.0.1';

/** A copy of the built deployment, and the two commands of an operator. */
class Release {
  readonly directory = mkdtempSync(join(tmpdir(), 'paywidget-release-'));
  readonly folder = join(this.directory, 'paywidget');
  private readonly keys = generateKeyPairSync('ed25519');

  constructor() {
    cpSync(join(root, 'dist/paywidget'), this.folder, { recursive: true });
    this.trust();
  }

  /** Configures the public key, and the oldest version of the flow that may be deployed. */
  trust(minimum?: string) {
    const publicKey = this.keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const minimumVersion = minimum === undefined ? {} : { [flow]: minimum };
    writeFileSync(
      join(this.directory, 'trust.json'),
      JSON.stringify({ publicKeys: [publicKey], minimumVersion }),
    );
  }

  sign(...args: string[]) {
    const key = this.keys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    return this.run('release/sign.ts', args, { PAYWIDGET_SIGNING_KEY: key });
  }

  deploy(...args: string[]) {
    return this.run('deploy/main.ts', ['--trust', join(this.directory, 'trust.json'), ...args]);
  }

  private run(script: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/tsx/dist/cli.mjs'),
        join('shared/tools', script),
        '--dist',
        this.folder,
        ...args,
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, ...environment } },
    );
    return { status, output: stdout + stderr };
  }

  /** Keeps the flow's release as an older one, as if it had been built then. */
  keepAs(version: string) {
    const [current = ''] = readdirSync(join(this.folder, 'static', flow));
    cpSync(this.pathOf(current), this.pathOf(version), { recursive: true });
    const file = join(this.pathOf(version), 'release.json');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(`"version": "${current}"`, `"version": "${version}"`),
    );
  }

  pathOf = (version: string) => join(this.folder, 'static', flow, version);
  deployedVersion = () =>
    JSON.parse(readFileSync(join(this.folder, 'config.json'), 'utf8')).remotes[flow].version;

  /** The text of everything that a deployment writes. */
  root = () =>
    ['config.json', 'index.html', 'captcha.html', 'embed.js', 'mf-manifest.json'].map((name) =>
      readFileSync(join(this.folder, name), 'utf8'),
    );
}

const test = base.extend<{ release: Release }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
  release: async ({}, use) => {
    const release = new Release();
    await use(release);
    rmSync(release.directory, { recursive: true });
  },
});

test('a signed deployment goes out and rolls back, and an unsigned one is refused by name', ({ release }) => {
  const before = release.root();
  const unsigned = release.deploy();
  expect(unsigned).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^ {2}mf-crypto [\d.]+ is not signed$/m),
  });
  expect(release.root()).toEqual(before);
  expect(release.deploy('--allow-unsigned')).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^Warning: shell [\d.]+ is not signed$/m),
  });

  release.keepAs(old);
  expect(release.sign()).toMatchObject({ status: 0 });
  expect(release.sign(`${flow}=${old}`)).toMatchObject({ status: 0 });
  const signed = release.deploy();
  expect(signed).toMatchObject({ status: 0, output: expect.not.stringMatching(/signed|signatures/) });
  expect(release.deploy('--remote', `${flow}=${old}`)).toMatchObject({ status: 0 });
  expect(release.deployedVersion()).toBe(old);
});

test('a rollback to a release with one flipped byte, or to a stale one, is refused and changes nothing', ({
  release,
}) => {
  release.keepAs(old);
  release.sign();
  release.sign(`${flow}=${old}`);
  const before = release.root();
  const refused = (reason: string) =>
    expect(release.deploy('--remote', `${flow}=${old}`)).toEqual({
      status: 1,
      output: `Nothing was deployed:\n  ${flow} ${old} ${reason}\n`,
    });

  release.trust('1.0.2');
  refused('is stale: the oldest version that may be deployed is 1.0.2');
  release.trust();

  const files = readdirSync(release.pathOf(old));
  const some = [/^remoteEntry/, /^\d+\..*\.js$/, /\.css$/, /^mf-manifest/, /^release\.json$/].map((pattern) =>
    files.find((name) => pattern.test(name)),
  );
  for (const name of some as string[]) {
    const file = join(release.pathOf(old), name);
    const content = readFileSync(file);
    const flipped = Buffer.from(content);
    flipped.writeUInt8((flipped.at(-1) ?? 0) ^ 1, flipped.length - 1);
    writeFileSync(file, flipped);
    refused(
      name === 'release.json'
        ? 'was altered, or signed with a key that is not trusted: its signature does not fit'
        : `was altered: ${name} is not as it was built`,
    );
    writeFileSync(file, content);
  }
  expect(release.root()).toEqual(before);
  expect(release.deploy('--remote', `${flow}=${old}`)).toMatchObject({ status: 0 });
});

test('a release names its commit, the packages that it contains, and its files with their sizes', () => {
  for (const name of ['shell', flow]) {
    const folder = join(root, 'dist/paywidget/static', name);
    const [version = ''] = readdirSync(folder);
    const release = JSON.parse(readFileSync(join(folder, version, 'release.json'), 'utf8'));
    expect(release).toMatchObject({ package: name, version });
    expect(release.dependencies.map((dependency: { name: string }) => dependency.name)).toContain('react');
    for (const [file, { size, sha256 }] of Object.entries<{ size: number; sha256: string }>(release.files)) {
      expect(readFileSync(join(folder, version, file)).length, file).toBe(size);
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  }
});
