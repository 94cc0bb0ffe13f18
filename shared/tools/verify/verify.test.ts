import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { widgetPolicy, withAncestors } from '../policies/widgetPolicy';
import type { Refusal } from '../release/refusal';
import { listFiles } from '../release/releaseFile';
import { deployedScripts } from '../scripts/deployedScripts';
import { readLocal } from './local';
import { servedProblems } from './served';

const casino = 'https://casino.example';
const flow = 'static/mf-deposit/1.0.0';
const script = `${flow}/remoteEntry.0123456789.js`;
const page = '<head><script type="application/json">{}</script><script src="/a.js"></script></head>';
const release: Record<string, string> = { 'remoteEntry.0123456789.js': 'entry()', 'mf-manifest.json': '{}' };

let folder = '';
let trust = '';
let server: Server;
let base = '';
/** The server's content instead of a file, and its headers instead of a page's headers. */
let served: Record<string, string | undefined>;
let headers: Record<string, string | undefined>;

function write(file: string, content: unknown) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
  for (const [name, text] of Object.entries(release)) write(`${flow}/${name}`, text);
  const files = listFiles(path.join(folder, flow));
  write(`${flow}/release.json`, { package: 'mf-deposit', version: '1.0.0', dependencies: [], files });
  write('scripts.json', deployedScripts(folder, [['mf-deposit', '1.0.0']], {}));
  write('config.json', { allowedOrigins: [casino], remotes: {}, locales: { en: 'ab12' } });
  write('index.html', page);
  write('captcha.html', '<script src="/captcha.js"></script>');
  write('embed.js', 'loader()');
  write('static/locales/en.ab12.json', '{"title":"Pay"}');
  trust = path.join(folder, 'trust.txt');
  writeFileSync(trust, '{"publicKeys":[],"minimumVersion":{}}');

  server = createServer(({ url = '' }, response) => {
    const name = url.replace('/paywidget/', '');
    const isPage = !/\.(?!html)\w+$/.test(name);
    const file = /\.\w+$/.test(name) ? name : 'index.html';
    const text = file in served ? served[file] : texts[file];
    for (const [header, value] of Object.entries(isPage ? headers : { 'X-Content-Type-Options': 'nosniff' }))
      if (value !== undefined) response.setHeader(header, value);
    if (name.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
    response.writeHead(text === undefined ? 404 : 200).end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}/paywidget/`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const texts: Record<string, string> = {
  'index.html': page,
  'captcha.html': '<script src="/captcha.js"></script>',
  'embed.js': 'loader()',
  'config.json': JSON.stringify({ allowedOrigins: [casino], remotes: {}, locales: { en: 'ab12' } }),
  'static/locales/en.ab12.json': '{"title":"Pay"}',
  ...Object.fromEntries(Object.entries(release).map(([name, text]) => [`${flow}/${name}`, text])),
};

beforeEach(() => {
  served = {};
  headers = {
    'Content-Security-Policy': `${withAncestors(widgetPolicy(), [casino])}; report-to violations`,
    'Integrity-Policy': 'blocked-destinations=(script), endpoints=(violations)',
    'Reporting-Endpoints': 'violations="/reports/violations"',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  };
});

const problems = async () =>
  (await servedProblems(base, readLocal(folder, trust))).map((line) => line.replace(base, ''));

/** A page's problem is found at each of its addresses. */
const atEachPage = (problem: string) =>
  ['', 'deposit', 'withdrawal', 'form'].map((name) => `${name}: ${problem}`);

it('finds nothing wrong with what was deployed', async () => {
  expect(await problems()).toEqual([]);
});

it('accepts a stricter policy, a longer one, and a second one', async () => {
  const policy = widgetPolicy({ narrowed: { 'img-src': [], 'frame-src': ['https://video.example'] } });
  headers['Content-Security-Policy'] =
    `default-src https:, ${withAncestors(policy, [])}; sandbox allow-scripts`;
  expect(await problems()).toEqual([]);
});

it.each([
  ['<script src="https://evil.example/x.js"></script>', 'the script https://evil.example/x.js was added'],
  ['<SCRIPT async src=https://evil.example/x.js></SCRIPT>', 'the script https://evil.example/x.js was added'],
  ['<script>steal()</script>', 'the script “steal()” was added'],
  ['<p>Enter your PIN</p>', 'it is not as deployed'],
])('names what was added to the page: %s', async (added, problem) => {
  served['index.html'] = page + added;
  expect(await problems()).toEqual(atEachPage(problem));
});

it('names a script that the page has lost', async () => {
  served['index.html'] = page.replace('<script src="/a.js"></script>', '');
  expect(await problems()).toEqual(atEachPage('the script /a.js is missing'));
});

it.each([script, 'embed.js', 'config.json', 'static/locales/en.ab12.json', `${flow}/mf-manifest.json`])(
  'names %s if it was changed, and if it is missing',
  async (file) => {
    served[file] = `${texts[file]} `;
    expect(await problems()).toEqual([`${file}: it is not as deployed`]);
    served[file] = undefined;
    expect(await problems()).toEqual([`${file}: it is missing: the answer is 404`]);
  },
);

it.each([
  ['Content-Security-Policy', undefined, 'the header Content-Security-Policy is missing'],
  ['Integrity-Policy', undefined, 'the header Integrity-Policy is missing'],
  [
    'Integrity-Policy',
    'blocked-destinations=(style)',
    'the header Integrity-Policy was changed: blocked-destinations=(style)',
  ],
  ['Reporting-Endpoints', undefined, 'the header Reporting-Endpoints is missing'],
  ['X-Content-Type-Options', undefined, 'the header X-Content-Type-Options is missing'],
  ['Permissions-Policy', 'camera=()', 'the header Permissions-Policy was changed: camera=()'],
])('names the header %s of the page if it is %s', async (name, value, problem) => {
  headers[name] = value;
  expect(await problems()).toEqual(expect.arrayContaining(atEachPage(problem)));
});

it.each([
  ["script-src 'self'", "script-src 'self' https://evil.example", 'script-src allows https://evil.example'],
  ["script-src 'self'", "script-src 'self' 'unsafe-inline'", "script-src allows 'unsafe-inline'"],
  ["base-uri 'none'; ", '', 'has no base-uri'],
  ["; frame-ancestors 'self' https://casino.example", '', 'has no frame-ancestors'],
  [casino, '*', 'frame-ancestors allows *'],
  ['trusted-types paywidget', 'trusted-types paywidget default', 'trusted-types allows default'],
])('names what is wrong with a policy with %j replaced by %j', async (from, to, problem) => {
  headers['Content-Security-Policy'] = headers['Content-Security-Policy']?.replace(from, to);
  expect(await problems()).toEqual(
    expect.arrayContaining(atEachPage(`the header Content-Security-Policy ${problem}`)),
  );
});

it('names the captcha’s page if it was changed, or other sites may frame it', async () => {
  served['captcha.html'] = '<script src="/captcha.js"></script><script src="/other.js"></script>';
  headers['Content-Security-Policy'] = 'frame-ancestors *';
  expect(await problems()).toEqual(
    expect.arrayContaining([
      'captcha.html: the script /other.js was added',
      'captcha.html: the header Content-Security-Policy frame-ancestors allows *',
    ]),
  );
});

it('names each file if nothing answers', async () => {
  const local = readLocal(folder, trust);
  const found = await servedProblems('http://localhost:9/paywidget/', local);
  expect(found[0]).toMatch(/^http:\/\/localhost:9\/paywidget\/: it cannot be loaded: /);
  expect(found.length).toBeGreaterThanOrEqual(local.files.size);
});

it('compares only with a deployment that is as it was built', () => {
  write(script, 'changed()');
  const read = () => {
    try {
      return readLocal(folder, trust);
    } catch (error) {
      return (error as Refusal).reasons;
    }
  };
  expect(read()).toEqual(['mf-deposit 1.0.0 was altered: remoteEntry.0123456789.js is not as it was built']);
});
