/** @jest-environment jsdom */
import { watchBrokenFiles } from './brokenFiles';

const sheet = 'http://localhost/paywidget/static/shell/1.0.0/app.0123.css';

/** jsdom has no `integrity`, so it is set as a property too. */
function add<Name extends 'link' | 'script'>(name: Name, fields: Partial<HTMLElementTagNameMap[Name]>) {
  const element = Object.assign(document.createElement(name), { ...fields, integrity: 'sha256-a' });
  element.setAttribute('integrity', 'sha256-a');
  document.head.append(element);
  return element;
}

const flush = () => new Promise(process.nextTick);
const reports: string[] = [];
const fetch = jest.fn(async () => undefined);
let stop = () => {};
const watch = () => {
  stop = watchBrokenFiles(document, (message) => reports.push(message));
};
const message = (url: string) => `${url} could not be loaded, or is not what its integrity says`;

beforeEach(() => {
  document.head.replaceChildren();
  reports.length = 0;
  fetch.mockClear();
  Object.assign(globalThis, { fetch });
});

afterEach(() => stop());

it('requests a sheet that failed before past the cache, and reports it if it fails again', async () => {
  const link = add('link', { rel: 'stylesheet', href: sheet });
  watch();
  await flush();
  expect(reports).toEqual([]);
  expect(fetch).toHaveBeenCalledWith(sheet, { cache: 'reload' });
  expect(link).not.toBeInTheDocument();
  const again = document.querySelector('link');
  expect(again).toMatchObject({ href: sheet });
  Object.assign(again ?? {}, { integrity: 'sha256-a' });
  again?.dispatchEvent(new Event('error'));
  expect(reports).toEqual([message(sheet)]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('does not touch a style sheet that a chunk is still loading', () => {
  add('link', { rel: 'stylesheet', href: sheet, onload: () => {} });
  watch();
  expect(fetch).not.toHaveBeenCalled();
});

it('reports a script that fails later', () => {
  watch();
  const script = add('script', { type: 'text/plain', src: 'http://localhost/a.js' });
  script.dispatchEvent(new Event('error'));
  expect(reports).toEqual([message('http://localhost/a.js')]);
});

it('ignores elements that are not the widget’s, which have no integrity', () => {
  watch();
  const image = document.body.appendChild(document.createElement('img'));
  image.dispatchEvent(new Event('error'));
  expect(reports).toEqual([]);
});
