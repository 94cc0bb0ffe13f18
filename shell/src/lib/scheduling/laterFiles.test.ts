/** @jest-environment jsdom */
import { requestFormStyles, requestLaterFiles, requestShell, runListScript } from './laterFiles';

const head = `
  <link rel="preload" data-later="list" href="/s/list.js" as="script" integrity="sha256-l" crossorigin>
  <link data-later="form" href="/s/form.css" as="style" integrity="sha256-f">
  <link data-later="shell" href="/s/shell.js" as="script" integrity="sha256-s" crossorigin>
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

it('requests the shell’s script once, with its hash', () => {
  requestShell(document);
  requestShell(document);
  expect(scripts()).toEqual([['/s/shell.js', 'sha256-s', 'anonymous']]);
});

it('runs the script of the list once, with its hash', () => {
  runListScript(document);
  runListScript(document);
  expect(scripts()).toEqual([['/s/list.js', 'sha256-l', 'anonymous']]);
});

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

it('requests the style sheets of forms once, with their hashes', () => {
  void requestFormStyles(document);
  void requestFormStyles(document);
  expect(sheets().map((sheet) => [new URL(sheet.href).pathname, sheet.getAttribute('integrity')])).toEqual([
    ['/s/form.css', 'sha256-f'],
  ]);
});

it('a form can be drawn once its style sheets apply, and not if one fails', async () => {
  const isReady = jest.fn();
  const ready = requestFormStyles(document).then(isReady);
  await Promise.resolve();
  expect(isReady).not.toHaveBeenCalled();
  for (const sheet of sheets()) sheet.dispatchEvent(new Event('load'));
  await ready;
  document.head.innerHTML = head;
  const failed = requestFormStyles(document);
  for (const sheet of sheets()) sheet.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toBeDefined();
});
