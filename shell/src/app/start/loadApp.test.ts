/** @jest-environment jsdom */
import { loadApp } from './loadApp';

const request = 'http://localhost/paywidget/static/shell/1.0.0/app.0123456789ab.js';
let failures = 0;
const app = { renderApp: () => () => {} };

jest.mock('../render/bootstrap', () => {
  if (failures > 0) {
    failures -= 1;
    throw Object.assign(new Error('Loading chunk failed'), { request });
  }
  return app;
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

describe('loading the app script', () => {
  it('resolves with its module', async () => {
    await expect(loadApp()).resolves.toMatchObject({ renderApp: app.renderApp });
    expect(fetched).toEqual([]);
  });

  it('requests a script that failed again, past the browser’s cache', async () => {
    failures = 2;
    await expect(loadApp()).resolves.toMatchObject({ renderApp: app.renderApp });
    expect(fetched).toEqual([
      [request, { cache: 'reload', signal: expect.any(AbortSignal) }],
      [request, { cache: 'reload', signal: expect.any(AbortSignal) }],
    ]);
  });

  it('fails after the third attempt', async () => {
    failures = 3;
    await expect(loadApp()).rejects.toThrow('Loading chunk failed');
  });

  /** The page's element of the script that is still loading. */
  function scriptOfThePage() {
    const script = document.createElement('script');
    // The test loads nothing over the network.
    script.type = 'text/plain';
    script.src = request;
    document.head.append(script);
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    return script;
  }

  it.each([
    ['it has loaded', (script: EventTarget) => script.dispatchEvent(new Event('load'))],
    ['it has failed', (script: EventTarget) => script.dispatchEvent(new Event('error'))],
    ['all that the page asks for has ended', () => window.dispatchEvent(new Event('load'))],
  ])('lets the page’s own request end, however long it takes: until %s', async (_what, end) => {
    const script = scriptOfThePage();
    let isThere = false;
    const loading = loadApp().then(() => {
      isThere = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect([isThere, script.isConnected]).toEqual([false, true]);
    end(script);
    await loading;
    expect(script.isConnected).toBe(false);
  });

  it('does not wait for a script that has already run', async () => {
    const script = scriptOfThePage();
    globalThis.webpackChunkshell = [[]];
    await loadApp();
    expect(script.isConnected).toBe(false);
    globalThis.webpackChunkshell = undefined;
  });
});
