/** @jest-environment jsdom */
import { watchShell } from './watchShell';

/** What the browser does with a script that is put into the page. */
let run = (_src: string): void => {};

const src = 'http://localhost/paywidget/static/shell/1.0.0/shell.0123456789ab.js';
const textsUrl = 'http://localhost/paywidget/static/locales/ru.a.json';
const russian = { 'start.failed.title': 'Не удалось' };
const starts = () => Object.assign(window, { paywidgetEarly: undefined });

function watch({ texts = true } = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="paywidget"><div data-skeleton></div></div>';
  const script = document.createElement('script');
  // Not in the document’s way: nothing is fetched here.
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  const reports: string[] = [];
  const fetch = jest.fn(
    async (url: string) => ({ ok: texts, json: async () => russian, url }) as unknown as Response,
  );
  watchShell({
    window,
    fetch: fetch as unknown as typeof globalThis.fetch,
    textsUrl,
    report: (code, message) => reports.push(`${code}: ${message}`),
  });
  return { reports, fetch, settle: (type: 'load' | 'error') => script.dispatchEvent(new Event(type)) };
}

const eventually = () => jest.advanceTimersByTimeAsync(0);
const said = () => document.querySelector('[role="alert"] h1')?.textContent;

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
  // As the early script leaves it.
  Object.assign(window, { paywidgetEarly: {} });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('leaves a shell that starts alone', async () => {
  const { settle, reports, fetch } = watch();
  starts();
  settle('load');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
  expect(reports).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

it.each(['load', 'error'] as const)(
  'fetches a script that does not start past the cache once more, after its %s',
  async (type) => {
    const { settle, reports, fetch } = watch();
    const ran = jest.fn(starts);
    run = ran;
    settle(type);
    await eventually();
    expect(fetch).toHaveBeenCalledWith(src, expect.objectContaining({ cache: 'reload' }));
    expect(ran).toHaveBeenCalledWith(src);
    expect(reports).toEqual([]);
    expect(said()).toBeUndefined();
  },
);

it('also notices once the page has loaded, if the script was there before it', async () => {
  const { fetch, reports } = watch();
  window.dispatchEvent(new Event('load'));
  await eventually();
  expect(fetch).toHaveBeenCalledWith(src, expect.objectContaining({ cache: 'reload' }));
  expect(reports).toHaveLength(1);
});

it('tells player and host when that does not help', async () => {
  const { settle, reports } = watch();
  settle('error');
  await eventually();
  expect(reports).toEqual(['start.failed: The script of the widget could not be loaded']);
  expect(said()).toBe('Не удалось');
  expect(document.querySelector('[data-action="refresh"]')).toHaveTextContent('Try again');
});

it('does so in English where there are no texts', async () => {
  const { settle } = watch({ texts: false });
  settle('error');
  await eventually();
  expect(said()).toBe('Payments could not start');
});

it('gives up a script that never comes after 30 s, and lets it start the widget later all the same', async () => {
  const { reports } = watch();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(reports).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(reports).toHaveLength(1);
  expect(said()).toBe('Не удалось');
});

it('says nothing over a widget that started while the texts were fetched', async () => {
  const { settle, fetch } = watch();
  fetch.mockImplementation(async (url: string) => {
    if (url === textsUrl) starts();
    return { ok: true, json: async () => russian } as Response;
  });
  settle('error');
  await eventually();
  expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
});

it('does not care for other scripts', async () => {
  const { reports } = watch();
  const other = document.createElement('script');
  other.type = 'text/plain';
  other.src = 'http://localhost/paywidget/static/mf-deposit/1.0.0/remoteEntry.js';
  document.head.append(other);
  other.dispatchEvent(new Event('error'));
  await eventually();
  expect(reports).toEqual([]);
});

it.each([
  ['', 'light'],
  ['?theme=dark', 'dark'],
])('wears the theme of the address %s: %s', async (search, theme) => {
  window.history.replaceState(null, '', `/paywidget/${search}`);
  const { settle } = watch();
  settle('error');
  await eventually();
  expect(document.querySelector('[role="alert"]')).toHaveAttribute('data-failure', theme);
  expect(document.querySelector('[role="alert"]')).toHaveAttribute('dir', 'auto');
});
