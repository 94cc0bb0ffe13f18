/** @jest-environment jsdom */
import { watchShell } from './watchShell';

/** Runs a script that is added to the page, like a browser. */
let run = (_src: string): void => {};

const src = 'http://localhost/paywidget/static/shell/1.0.0/shell.0123456789ab.js';
const textsUrl = 'http://localhost/paywidget/static/locales/ru.a.json';
const arabicTextsUrl = textsUrl.replace('ru.a', 'ar.a');
const texts = { 'start.failed.title': 'Не удалось' };
const russian: object = { parts: {}, texts };
const markStarted = () => Object.assign(window, { paywidgetEarly: undefined });

function watch({ texts = true, language = 'ru', file = russian } = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="paywidget"><div data-skeleton></div></div>';
  const script = document.createElement('script');
  // A script type that jsdom does not load.
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  const reports: string[] = [];
  const fetch = jest.fn(
    async (url: string) => ({ ok: texts, json: async () => file, url }) as unknown as Response,
  );
  watchShell({
    window,
    fetch: fetch as unknown as typeof globalThis.fetch,
    texts: { language, url: language === 'ar' ? arabicTextsUrl : textsUrl, integrity: 'sha256-texts' },
    report: (code, message) => reports.push(`${code}: ${message}`),
  });
  return { reports, fetch, finishScript: (type: 'load' | 'error') => script.dispatchEvent(new Event(type)) };
}

const flush = () => jest.advanceTimersByTimeAsync(0);
const failureTitle = () => document.querySelector('[role="alert"] h1')?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  run = () => {};
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    if (script.type === 'text/plain') return append(node);
    run(script.src);
    script.dispatchEvent(new Event('load'));
  });
  // The state after the early script has run.
  Object.assign(window, { paywidgetEarly: {}, paywidgetStart: undefined });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('waits for the start of a script that has run', async () => {
  const { finishScript, reports, fetch } = watch();
  let start = () => {};
  window.paywidgetStart = new Promise((resolve) => {
    start = () => {
      markStarted();
      resolve();
    };
  });
  finishScript('load');
  await jest.advanceTimersByTimeAsync(1_000);
  start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reports).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

it('runs a script again whose start fails, and reports it if that fails too', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const failStart = jest.fn(() => {
    window.paywidgetStart = Promise.reject(new Error('too old'));
  });
  const { finishScript, reports } = watch();
  failStart();
  run = failStart;
  finishScript('load');
  await flush();
  expect(failStart).toHaveBeenCalledTimes(2);
  expect(reports).toEqual([`start.failed: ${src} could not be loaded`]);
  expect(failureTitle()).toBe('Не удалось');
});

it('does nothing if the shell starts', async () => {
  const { finishScript, reports, fetch } = watch();
  markStarted();
  finishScript('load');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
  expect(reports).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

it.each(['load', 'error'] as const)(
  'refetches a script that does not start the widget, bypassing the cache, after its %s event',
  async (type) => {
    const { finishScript, reports, fetch } = watch();
    const ran = jest.fn(markStarted);
    run = ran;
    finishScript(type);
    await flush();
    expect(fetch).toHaveBeenCalledWith(src, expect.objectContaining({ cache: 'reload' }));
    expect(ran).toHaveBeenCalledWith(src);
    expect(reports).toEqual([]);
    expect(failureTitle()).toBeUndefined();
  },
);

it('detects the failure on the page’s load event if the script finished earlier', async () => {
  const { fetch, reports } = watch();
  window.dispatchEvent(new Event('load'));
  await flush();
  expect(fetch).toHaveBeenCalledWith(src, expect.objectContaining({ cache: 'reload' }));
  expect(reports).toHaveLength(1);
});

it('reports the failure to the player and the host if the refetched script does not start either', async () => {
  const { finishScript, reports } = watch();
  finishScript('error');
  await flush();
  expect(reports).toEqual([`start.failed: ${src} could not be loaded`]);
  expect(failureTitle()).toBe('Не удалось');
  expect(document.querySelector('[data-action="refresh"]')).toHaveTextContent('Try again');
});

it('shows the failure in the player’s language if the file of texts is not split', async () => {
  const { finishScript } = watch({ file: texts });
  finishScript('error');
  await flush();
  expect(failureTitle()).toBe('Не удалось');
});

it('shows the failure in English if the texts cannot be loaded', async () => {
  const { finishScript } = watch({ texts: false });
  finishScript('error');
  await flush();
  expect(failureTitle()).toBe('Payments couldn’t start');
});

it('reports a failure if the script has not loaded after 30 s', async () => {
  const { reports } = watch();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(reports).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(reports).toHaveLength(1);
  expect(failureTitle()).toBe('Не удалось');
});

it('shows no failure over a widget that has started while the texts were loading', async () => {
  const { finishScript, fetch } = watch();
  fetch.mockImplementation(async (url: string) => {
    if (url === textsUrl) markStarted();
    return { ok: true, json: async () => russian } as Response;
  });
  finishScript('error');
  await flush();
  expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
});

it('takes away the text of the page that no script has come', () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="paywidget"><div data-skeleton></div><div data-stalled></div></div>';
  watchShell({ window, fetch: jest.fn(), texts: undefined, report: () => {} });
  expect(document.querySelector('[data-stalled]')).not.toBeInTheDocument();
  expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
});

it('ignores other scripts', async () => {
  const { reports } = watch();
  const other = document.createElement('script');
  other.type = 'text/plain';
  other.src = 'http://localhost/paywidget/static/mf-deposit/1.0.0/remoteEntry.js';
  document.head.append(other);
  other.dispatchEvent(new Event('error'));
  await flush();
  expect(reports).toEqual([]);
});

it.each([
  ['', 'light'],
  ['?theme=dark', 'dark'],
])('applies the theme of the query "%s": %s', async (search, theme) => {
  window.history.replaceState(null, '', `/paywidget/${search}`);
  const { finishScript } = watch();
  finishScript('error');
  await flush();
  expect(document.querySelector('[role="alert"]')).toHaveAttribute('data-failure', theme);
});

it.each([
  ['ru', true, 'ru', 'ltr'],
  ['ar', true, 'ar', 'rtl'],
  ['ar', false, 'en', 'ltr'],
])('sets the language that the failure is shown in: %s, loaded: %s', async (language, texts, lang, dir) => {
  const { finishScript } = watch({ language, texts });
  finishScript('error');
  await flush();
  for (const element of [document.documentElement, document.querySelector('[role="alert"]')]) {
    expect(element).toHaveAttribute('lang', lang);
    expect(element).toHaveAttribute('dir', dir);
  }
});
