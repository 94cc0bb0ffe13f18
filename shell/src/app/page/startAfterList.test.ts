/** @jest-environment jsdom */
import { startAfterList } from './startAfterList';

/** An early script whose list settles at the test's command. */
function earlyStart() {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const early = { list: { whenSettled: () => settled } };
  Object.assign(window, { paywidgetEarly: early });
  return { early, settle: () => settle() };
}

const flush = () => jest.advanceTimersByTimeAsync(0);
const page = () => {
  const startPage = jest.fn();
  return { startPage, load: jest.fn(async () => ({ startPage })) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'paywidgetEarly');
  document.head.innerHTML = '';
});

it('evaluates and starts the widget only after the early list, and takes over then', async () => {
  const { early, settle } = earlyStart();
  const { startPage, load } = page();
  const start = startAfterList(window, load);
  await flush();
  expect(load).not.toHaveBeenCalled();
  expect(window.paywidgetEarly).toBe(early);
  settle();
  await start;
  expect(startPage).toHaveBeenCalledWith(window, early);
  expect('paywidgetEarly' in window && window.paywidgetEarly).toBeUndefined();
});

it('does not take over if the widget cannot be evaluated, so that the early script can say so', async () => {
  const { early, settle } = earlyStart();
  settle();
  await expect(startAfterList(window, () => Promise.reject(new Error('too old')))).rejects.toThrow('too old');
  expect(window.paywidgetEarly).toBe(early);
});

it('starts only once the page has been parsed', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { startPage, load } = page();
  const start = startAfterList(window, load);
  await flush();
  expect(startPage).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await start;
  expect(startPage).toHaveBeenCalledWith(window, undefined);
  readyState.mockRestore();
});

it('requests the files that follow only if no early script does', async () => {
  const later = '<link data-later="script" href="/s/app.a.js" as="script">';
  document.head.innerHTML = later;
  const { settle } = earlyStart();
  settle();
  await startAfterList(window, page().load);
  expect(document.scripts).toHaveLength(0);
  Reflect.deleteProperty(window, 'paywidgetEarly');
  await startAfterList(window, page().load);
  expect([...document.scripts].map(({ src }) => new URL(src).pathname)).toEqual(['/s/app.a.js']);
});

it('starts at once in a page without an early script', async () => {
  const { startPage, load } = page();
  await startAfterList(window, load);
  expect(startPage).toHaveBeenCalledWith(window, undefined);
});
