/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hostHistory } from './hostHistory';

/** Opens the host's page at an address, and the widget's history in it. */
function opened(address: string, basePath?: string) {
  window.history.replaceState({ host: 1 }, '', address);
  const host = hostHistory(window, basePath);
  if (host.history.kind !== 'browser' || !host.history.window) throw new Error('No browser history');
  return { ...host, base: host.history.basePath, own: host.history.window };
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('the base path', () => {
  it.each([
    ['/cashier', undefined, '/cashier'],
    ['/cashier/', undefined, '/cashier'],
    ['/', undefined, ''],
    ['/cashier/deposit', undefined, '/cashier'],
    ['/cashier/deposit/redirect/pix', undefined, '/cashier'],
    ['/x/cryptobalance/withdrawal/confirm', undefined, '/x'],
    ['/deposit/complete', undefined, ''],
    ['/deposit', '/deposit', '/deposit'],
    ['/deposit/deposit', 'deposit/', '/deposit'],
    ['/elsewhere', '/cashier', '/cashier'],
  ])('of a page at %s with the option %s is %s', (path, option, base) => {
    expect(opened(path, option).base).toBe(base);
  });

  it('stays the same however often the widget is mounted or the page reloaded', () => {
    window.history.replaceState(null, '', '/x');
    for (let times = 0; times < 3; times += 1) {
      const { base, own } = opened(address());
      expect(base).toBe('/x');
      own.history.pushState(null, '', `${base}/withdrawal`);
    }
    expect(address()).toBe('/x/withdrawal');
  });

  it('shows the widget’s root if the page is outside of it', () => {
    expect(opened('/elsewhere?q=1', '/cashier').own.location.pathname).toBe('/cashier/');
  });
});

describe('the host’s query and hash', () => {
  it('stay while the widget navigates, and are not the widget’s', () => {
    const { own } = opened('/cashier?ref=7&status=gold#top');
    expect([own.location.search, own.location.hash]).toEqual(['', '']);
    own.history.pushState({ idx: 1 }, '', '/cashier/deposit');
    expect(address()).toBe('/cashier/deposit?ref=7&status=gold#top');
    own.history.replaceState({ idx: 1 }, '', '/cashier/deposit/complete?to=deposit.list');
    expect(address()).toBe('/cashier/deposit/complete?ref=7&status=gold&to=deposit.list#top');
    own.history.replaceState({ idx: 2 }, '');
    expect(window.history.state).toEqual({ idx: 2 });
  });

  it('are kept apart from the query that a provider appends on return', () => {
    const { own } = opened('/cashier/deposit/complete?ref=7&depositId=41&status=waiting#top');
    expect(own.location.search).toBe('?depositId=41&status=waiting');
    own.history.replaceState(null, '', '/cashier/deposit/complete');
    expect(address()).toBe('/cashier/deposit/complete?ref=7#top');
  });
});

/** The parameters that screens read from the query, found in their sources. */
function readParameters(): string[] {
  const root = path.join(__dirname, '../../..');
  const folders = readdirSync(root).filter((name) => /^(shared|mf-.+)$/.test(name));
  const sources = folders.flatMap((name) =>
    readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, name, 'src', file), 'utf8')),
  );
  const reads = sources
    .join('\n')
    .matchAll(/\b(?:query|params|useQueryParams\(\))\.(?:get|has)\('([^']+)'\)/g);
  return [...new Set([...reads].map(([, name = '']) => name))];
}

it.each(readParameters())('the widget sees its own parameter %s', (name) => {
  expect(opened(`/cashier/deposit?ref=7&${name}=1`).own.location.search).toBe(`?${name}=1`);
});

describe('the end of the widget', () => {
  it.each([
    ['/cashier?ref=7#top', undefined],
    ['/cashier/', undefined],
    ['/elsewhere', '/cashier'],
  ])('gives the page its URL %s and its state back', (url, basePath) => {
    const { own, restore } = opened(url, basePath);
    own.history.pushState({ idx: 1 }, '', '/cashier/deposit/redirect');
    restore();
    expect(address()).toBe(url);
    expect(window.history.state).toEqual({ host: 1 });
  });

  it('leaves the URL alone if the host has navigated elsewhere', () => {
    const { restore } = opened('/cashier');
    window.history.pushState(null, '', '/games?table=3');
    restore();
    expect(address()).toBe('/games?table=3');
  });
});
