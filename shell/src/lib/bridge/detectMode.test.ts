import { detectMode, needsHost } from './detectMode';

const handler = { postMessage: jest.fn() };
const page = (more: object = {}) => {
  const window: Record<string, unknown> = { ...more };
  window.parent ??= window;
  return window as unknown as Window;
};

it.each([
  ['iframe', page({ parent: {} })],
  ['iframe', page({ parent: {}, PaywidgetAndroid: handler })],
  ['webView', page({ PaywidgetAndroid: handler })],
  ['webView', page({ webkit: { messageHandlers: { paywidget: handler } } })],
  ['bare', page({ webkit: {} })],
  ['bare', page()],
])('detects the mode %s', (mode, window) => expect(detectMode(window)).toBe(mode));

it.each([
  ['/form', '', false],
  ['/form', 'returned=1', false],
  ['/deposit/complete', 'status=processed', false],
  ['/deposit/complete', '', true],
  ['/deposit', 'status=processed', true],
  ['/', '', true],
])('%s with the query "%s" needs a host: %s', (path, query, needs) => {
  expect(needsHost(path, new URLSearchParams(query))).toBe(needs);
});
