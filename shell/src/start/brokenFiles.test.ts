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

it('reports a sheet that failed before, and requests it once more past the cache', async () => {
  const link = add('link', { rel: 'stylesheet', href: sheet });
  watch();
  expect(reports).toEqual([message(sheet)]);
  await flush();
  expect(fetch).toHaveBeenCalledWith(sheet, { cache: 'reload' });
  expect(link).not.toBeInTheDocument();
  expect(document.querySelector('link')).toMatchObject({ href: sheet });
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
