import { execFile } from 'node:child_process';
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
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '@paywidget/operator/sandbox';
import { test as base, expect } from '@playwright/test';

const root = join(import.meta.dirname, '../../..');

function run(script: string, ...args: string[]): Promise<{ status: number; output: string }> {
  const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), join('shared/tools', script), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** A deployment that is served, and an unchanged copy of it. */
class Site {
  private readonly directory = mkdtempSync(join(tmpdir(), 'paywidget-verify-'));
  private readonly deployed = join(this.directory, 'deployed');
  private readonly servers: Server[] = [];
  private sandbox?: RunningSandbox;

  async open(): Promise<void> {
    cpSync(join(root, 'dist'), join(this.directory, 'served'), { recursive: true });
    this.sandbox = await startSandbox({ distDirectory: join(this.directory, 'served') });
    const captcha = this.sandbox.url.replace('localhost', 'captcha.localhost');
    const { status, output } = await run(
      'deploy/main.ts',
      '--allow-unsigned',
      ...['--dist', this.pathOf('')],
      ...['--set', `captchaPage=${captcha}/paywidget/captcha.html`],
      ...['--set', `siteOrigin=${this.sandbox.url}`],
      ...['--set', `allowedOrigins=["${this.sandbox.url.replace('localhost', '127.0.0.1')}"]`],
    );
    expect(status, output).toBe(0);
    cpSync(this.pathOf(''), this.deployed, { recursive: true });
  }

  pathOf = (file: string) => join(this.directory, 'served/paywidget', file);
  url = () => `${this.sandbox?.url}/paywidget/`;

  verify = (url = this.url()) => run('verify/main.ts', '--url', url, '--dist', this.deployed);

  /** Serves the site through a server that changes the headers. Returns the widget's address there. */
  async behind(change: (headers: Record<string, unknown>) => void): Promise<string> {
    const server = createServer((incoming, outgoing) => {
      const { url: path, headers } = incoming;
      const to = { port: new URL(this.url()).port, path, headers };
      forward(to, (answer) => {
        change(answer.headers);
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }).end();
    }).listen(0, 'localhost');
    await new Promise((resolve) => server.once('listening', resolve));
    this.servers.push(server);
    return `http://localhost:${(server.address() as AddressInfo).port}/paywidget/`;
  }

  async close(): Promise<void> {
    for (const server of this.servers) server.close();
    await this.sandbox?.close();
    rmSync(this.directory, { recursive: true });
  }
}

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
  site: async ({}, use) => {
    const site = new Site();
    await site.open();
    await use(site);
    await site.close();
  },
});

test('a deployment is as it was deployed, and each script that runs is listed with its purpose', async ({
  site,
}) => {
  const { status, output } = await site.verify();
  expect(output).toMatch(/^ {2}static\/shell\/\S+\/early\.\w+\.js {2}Talks to the host/m);
  expect(output).toMatch(/^ {2}static\/mf-deposit\/\S+\.js {2}\w/m);
  expect(output).not.toContain('UNKNOWN');
  expect(output).toMatch(/\d+ files are as deployed$/m);
  expect(status).toBe(0);
});

test('the check names a script that was added to the page, and reports that a browser runs it', async ({
  site,
}) => {
  const content = 'document.title = "stolen";';
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  writeFileSync(site.pathOf('skimmer.js'), content);
  const page = readFileSync(site.pathOf('index.html'), 'utf8');
  const added = `<script src="/paywidget/skimmer.js" integrity="${integrity}" crossorigin></script></head>`;
  writeFileSync(site.pathOf('index.html'), page.replace('</head>', added));
  const { status, output } = await site.verify();
  expect(output).toContain(`${site.url()}deposit: the script /paywidget/skimmer.js was added`);
  expect(output).toContain(`${site.url()}skimmer.js: it ran as a script, and is not part of the release`);
  expect(output).toContain('  skimmer.js  UNKNOWN');
  expect(status).toBe(1);
});

test('a script that was changed is named', async ({ site }) => {
  const [version = ''] = readdirSync(site.pathOf('static/mf-p2p'));
  const folder = `static/mf-p2p/${version}`;
  const name = readdirSync(site.pathOf(folder)).find((file) => /^\d+\.\w+\.js$/.test(file));
  appendFileSync(site.pathOf(`${folder}/${name}`), ';');
  const { status, output } = await site.verify();
  expect(output).toContain('1 differences');
  expect(output).toContain(`${site.url()}${folder}/${name}: it is not as deployed`);
  expect(status).toBe(1);
});

test('a header that was changed or lost is named', async ({ site }) => {
  expect(await site.verify(await site.behind(() => {}))).toMatchObject({ status: 0 });
  const changed = await site.behind((headers) => {
    delete headers['integrity-policy'];
    const policy = headers['content-security-policy'];
    if (typeof policy === 'string')
      headers['content-security-policy'] = policy.replace("script-src 'self'", "script-src 'self' https:");
  });
  const { status, output } = await site.verify(changed);
  expect(output).toContain(`${changed}deposit: the header Content-Security-Policy script-src allows https:`);
  expect(output).toContain(`${changed}deposit: the header Integrity-Policy is missing`);
  expect(status).toBe(1);
});

test('each script of the build has a purpose, and consists of parts that the inventory names', () => {
  const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const known = json('docs/SCRIPTS.json').parts.map((part: { name: string }) => part.name);
  const scripts: { file: string; purpose: string[]; packages: string[]; parts: string[] }[] = json(
    'dist/paywidget/scripts.json',
  );
  expect(scripts.length).toBeGreaterThan(80);
  expect(scripts.filter(({ purpose }) => purpose.length === 0)).toEqual([]);
  // A script with a number for a name.
  const numbered = scripts.filter(({ file }) => /\/\d+\.\w+\.js$/.test(file));
  const unknown = numbered.filter(({ parts }) => !parts.every((part) => known.includes(part)));
  expect(unknown).toEqual([]);
});
