/** @jest-environment jsdom */
import { trustScripts } from './trustedScripts.mjs';
import { loadVerified } from './verifiedLoading.mjs';

const base = 'http://localhost/paywidget/static/mf-test/1.0.0/';
const table = {
  file: 'integrity.01234567.json',
  integrity: 'sha256-table',
  first: { 'first.js': 'sha256-first' },
};
const hashes = { 'form.js': 'sha256-form', 'form.css': 'sha256-sheet' };

type Finished = { type: string; target: { src: string } };
interface Loading {
  p: string;
  l(url: string, done: (event: Finished) => void): void;
  verify(url: string): Promise<string>;
}

let fetched: [url: string, init: RequestInit][] = [];
let answer: () => Promise<unknown>;

function start(): Loading {
  const webpackRequire = { p: base } as Loading;
  trustScripts();
  loadVerified(webpackRequire, table);
  return webpackRequire;
}

const load = ({ l }: Loading, file: string) =>
  new Promise<Finished>((resolve) => {
    l(base + file, resolve);
  });

const flush = () => jest.advanceTimersByTimeAsync(0);
const added = () => document.querySelector('script');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  fetched = [];
  answer = async () => hashes;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    fetched.push([url, init]);
    return { json: answer };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

it('loads a script with the hash in the table, and checks the table itself', async () => {
  const loading = load(start(), 'form.js');
  await flush();
  expect(added()).toMatchObject({
    src: `${base}form.js`,
    integrity: 'sha256-form',
    crossOrigin: 'anonymous',
  });
  expect(fetched).toEqual([[base + table.file, { integrity: 'sha256-table', cache: 'default' }]]);
  added()?.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({ type: 'load', target: { src: `${base}form.js` } });
  expect(added()).toBeNull();
});

it('needs no table for the first files', async () => {
  expect(await start().verify(`${base}first.js`)).toBe('sha256-first');
  expect(fetched).toEqual([]);
});

it('loads the table once', async () => {
  const webpackRequire = start();
  await Promise.all([webpackRequire.verify(`${base}form.js`), webpackRequire.verify(`${base}form.css`)]);
  expect(fetched).toHaveLength(1);
});

it('uses the page’s own element for a script', async () => {
  const own = Object.assign(document.createElement('script'), {
    type: 'text/plain',
    src: `${base}form.js`,
  });
  document.head.append(own);
  const loading = load(start(), 'form.js');
  await flush();
  expect(document.scripts).toHaveLength(1);
  own.dispatchEvent(new Event('load'));
  expect((await loading).type).toBe('load');
});

it('fails if the browser rejects the script, and loads it past the cache at the next attempt', async () => {
  const webpackRequire = start();
  const loading = load(webpackRequire, 'form.js');
  await flush();
  added()?.dispatchEvent(new Event('error'));
  expect(await loading).toEqual({ type: 'error', target: { src: `${base}form.js` } });
  void load(webpackRequire, 'form.js');
  await flush();
  expect(fetched.at(-1)).toEqual([`${base}form.js`, { cache: 'reload' }]);
  expect(added()).toBeInTheDocument();
});

it.each([
  ['the table cannot be loaded', 'form.js', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the table does not list the file', 'other.js', async () => hashes],
])('does not load a script if %s', async (_reason, file, response) => {
  answer = response;
  const webpackRequire = start();
  const failed = load(webpackRequire, file);
  await flush();
  expect(await failed).toEqual({ type: 'error', target: { src: base + table.file } });
  expect(added()).toBeNull();
});

it('loads the table again after a failure', async () => {
  const webpackRequire = start();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(webpackRequire.verify(`${base}form.js`)).rejects.toThrow('Failed to fetch');
  answer = async () => hashes;
  expect(await webpackRequire.verify(`${base}form.js`)).toBe('sha256-form');
  expect(fetched.at(-1)).toEqual([base + table.file, { integrity: 'sha256-table', cache: 'reload' }]);
});

it('fails after 6 s without a script', async () => {
  const loading = load(start(), 'form.js');
  await jest.advanceTimersByTimeAsync(6_000);
  expect((await loading).type).toBe('timeout');
});
