/** @jest-environment jsdom */
import { formFilesIn, preloadFiles, requestLaterFiles, runListScript } from './laterFiles';

const head = `
  <link rel="preload" data-later="list" href="/s/list.js" as="script" integrity="sha256-l" crossorigin>
  <link data-later="script" href="/s/app.js" as="script" integrity="sha256-a" crossorigin>
  <link data-later="preload" href="/s/remote.js" as="script" integrity="sha256-r" crossorigin>
  <link data-later="form" href="/s/form.json" as="fetch" integrity="sha256-f" crossorigin>`;

beforeEach(() => {
  document.head.innerHTML = head;
});

const scripts = () =>
  [...document.scripts].map((script) => [
    new URL(script.src).pathname,
    script.getAttribute('integrity'),
    script.crossOrigin,
  ]);
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]:not([data-later])')].map((link) => [
    new URL(link.href).pathname,
    link.getAttribute('as'),
    link.getAttribute('integrity'),
    link.getAttribute('crossorigin') === null ? null : 'anonymous',
  ]);

it('requests nothing before it is asked to', () => {
  expect([scripts(), preloads()]).toEqual([[], []]);
});

it('requests the later files once, with their hashes', () => {
  requestLaterFiles(document);
  requestLaterFiles(document);
  expect(scripts()).toEqual([['/s/app.js', 'sha256-a', 'anonymous']]);
  expect(preloads()).toEqual([['/s/remote.js', 'script', 'sha256-r', 'anonymous']]);
});

it('runs the script of the list once, with its hash', () => {
  runListScript(document);
  runListScript(document);
  expect(scripts()).toEqual([['/s/list.js', 'sha256-l', 'anonymous']]);
});

it('reads the form’s files once, by their hash, and preloads them as they are requested later', async () => {
  const files = [
    { href: '/s/1.css', as: 'style', integrity: 'sha256-1' },
    { href: '/s/2.js', as: 'script', integrity: 'sha256-2' },
    { href: '/s/3.json', as: 'fetch', integrity: 'sha256-3' },
  ];
  const fetch = jest.fn(async () => ({ ok: true, json: async () => files }) as Response);
  expect(await formFilesIn(document, fetch)).toEqual(files);
  expect(await formFilesIn(document, fetch)).toEqual([]);
  expect(fetch.mock.calls).toEqual([[expect.stringContaining('/s/form.json'), { integrity: 'sha256-f' }]]);
  preloadFiles(document, files);
  expect(preloads()).toEqual([
    ['/s/1.css', 'style', 'sha256-1', null],
    ['/s/2.js', 'script', 'sha256-2', 'anonymous'],
    ['/s/3.json', 'fetch', 'sha256-3', 'anonymous'],
  ]);
});
