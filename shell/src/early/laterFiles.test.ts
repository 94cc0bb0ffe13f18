/** @jest-environment jsdom */
import { requestLaterFiles, runListScript } from './laterFiles';

const head = `
  <link rel="preload" data-later="list" href="/s/list.js" as="script" integrity="sha256-l" crossorigin>
  <link data-later="script" href="/s/app.js" as="script" integrity="sha256-a" crossorigin>
  <link data-later="preload" href="/s/remote.js" as="script" integrity="sha256-r" crossorigin>`;

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
