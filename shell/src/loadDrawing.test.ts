/** @jest-environment jsdom */
import { loadDrawing } from './loadDrawing';

const request = 'http://localhost/paywidget/static/shell/1.0.0/drawing.0123456789ab.js';
let failures = 0;
const drawing = { renderApp: () => () => {} };

jest.mock('./drawing/bootstrap', () => {
  if (failures > 0) {
    failures -= 1;
    throw Object.assign(new Error('Loading chunk failed'), { request });
  }
  return drawing;
});

const fetched: unknown[][] = [];
beforeEach(() => {
  fetched.length = 0;
  jest.resetModules();
  globalThis.fetch = (async (...call: unknown[]) => {
    fetched.push(call);
    throw new TypeError('offline');
  }) as typeof fetch;
});

it('has what draws', async () => {
  await expect(loadDrawing()).resolves.toMatchObject({ renderApp: drawing.renderApp });
  expect(fetched).toEqual([]);
});

it('asks for a script that fails again, past the browser’s cache', async () => {
  failures = 2;
  await expect(loadDrawing()).resolves.toMatchObject({ renderApp: drawing.renderApp });
  expect(fetched).toEqual([
    [request, { cache: 'reload' }],
    [request, { cache: 'reload' }],
  ]);
});

it('fails after the third attempt', async () => {
  failures = 3;
  await expect(loadDrawing()).rejects.toThrow('Loading chunk failed');
});

it('first lets the page’s own request for it end, however long it takes', async () => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = request;
  document.head.append(script);
  performance.getEntriesByName = () => [];
  let isThere = false;
  const loading = loadDrawing().then(() => {
    isThere = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isThere).toBe(false);
  script.dispatchEvent(new Event('error'));
  await loading;
  expect(script.isConnected).toBe(false);
});
