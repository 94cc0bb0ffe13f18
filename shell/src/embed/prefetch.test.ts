/** @jest-environment jsdom */

const files = '/paywidget/static/shell/1/first.js';
const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

/** Loads the module as the deploy command leaves it: the placeholder is replaced with a folder and names. */
function prefetchFrom(root: string, isFirefox: boolean, times = 1) {
  Object.assign(window, {
    CSS: { supports: (property: string) => isFirefox && property === '-moz-appearance' },
  });
  const split = jest
    .spyOn(String.prototype, 'split')
    .mockReturnValueOnce(['/paywidget/static/shell/1/', 'first.js']);
  jest.isolateModules(() => {
    const { prefetch } = require('./prefetch');
    for (let time = 0; time < times; time += 1) prefetch(document, new URL(root));
  });
  split.mockRestore();
}

afterEach(() => document.head.replaceChildren());

it.each([
  ['at the page’s own origin', 'http://localhost/paywidget/', false, [`http://localhost${files}`]],
  [
    'not at another origin, whose cache the frame does not share',
    'https://pay.example/paywidget/',
    false,
    [],
  ],
  [
    'not in Firefox, which reports a prefetch as a violation of a strict host’s policy (D7)',
    'http://localhost/paywidget/',
    true,
    [],
  ],
])('prefetches the first files %s', (_, root, isFirefox, expected) => {
  prefetchFrom(root, isFirefox);
  expect(links()).toEqual(expected);
});

it('adds the links once, however often the page opens a widget (20)', () => {
  prefetchFrom('http://localhost/paywidget/', false, 3);
  expect(links()).toHaveLength(1);
});
