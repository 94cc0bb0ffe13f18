/** @jest-environment jsdom */

const folder = '/paywidget/static/shell/1/';
const files = ['early.js', 'app.css', 'shell.css', 'list.js', 'shell.js'];
const urlsOf = (names: readonly string[]) => names.map((name) => `http://localhost${folder}${name}`);
const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

/** Loads the module after the deploy command's change: a folder and names replace the placeholder. */
function prefetchFrom(root: string, isFirefox: boolean, transactions: (string | undefined)[] = [undefined]) {
  Object.assign(window, {
    CSS: { supports: (property: string) => isFirefox && property === '-moz-appearance' },
  });
  const split = jest.spyOn(String.prototype, 'split').mockReturnValueOnce([folder, ...files]);
  jest.isolateModules(() => {
    const { prefetch } = require('./prefetch');
    for (const transaction of transactions) prefetch(document, new URL(root), transaction);
  });
  split.mockRestore();
}

afterEach(() => document.head.replaceChildren());

it.each([
  ['at the page’s own origin', 'http://localhost/paywidget/', false, urlsOf(files.slice(0, 4))],
  [
    'not at another origin, whose cache the frame does not share',
    'https://pay.example/paywidget/',
    false,
    [],
  ],
  [
    'not in Firefox, which reports a prefetch as a violation of a strict host’s policy',
    'http://localhost/paywidget/',
    true,
    [],
  ],
])('prefetches the first files %s', (_, root, isFirefox, expected) => {
  prefetchFrom(root, isFirefox);
  expect(links()).toEqual(expected);
});

it('adds the links once, however often the page opens a widget', () => {
  prefetchFrom('http://localhost/paywidget/', false, ['withdrawal', undefined, 'deposit', 'withdrawal']);
  expect(links()).toEqual(urlsOf(files));
});

it.each([
  ['without the script that starts the widget for the list of deposits', ['deposit'], files.slice(0, 4)],
  ['with it for withdrawals, also after that list', [undefined, 'withdrawal'], files],
])('prefetches the files %s', (_, transactions, names) => {
  prefetchFrom('http://localhost/paywidget/', false, transactions);
  expect(links()).toEqual(urlsOf(names));
});
