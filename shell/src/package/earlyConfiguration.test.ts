import { requestConfiguration, withEarlyConfiguration } from './earlyConfiguration';

const root = 'https://pay.example/paywidget/';
const url = `${root}config.json`;
const early = { ok: true, status: 200 } as Response;
const late = { ok: true, status: 201 } as Response;

/** Requests the file ahead, and returns the configuration that a widget then uses, with the widget's requests. */
function ahead(answer: Promise<Response>) {
  const first = jest.fn(() => answer);
  requestConfiguration(root, first as unknown as typeof fetch);
  expect(first).toHaveBeenCalledWith(url, { cache: 'no-cache' });
  const own = jest.fn(async () => late);
  return { own, fetch: withEarlyConfiguration(own as unknown as typeof fetch) };
}

afterEach(() => jest.useRealTimers());

it('the first request for config.json gets the answer that was requested ahead', async () => {
  const { own, fetch } = ahead(Promise.resolve(early));
  await expect(fetch(url)).resolves.toBe(early);
  expect(own).not.toHaveBeenCalled();
  await expect(fetch(url)).resolves.toBe(late);
});

it('a request for another file, or for the config.json of another deployment, is made', async () => {
  const { fetch } = ahead(Promise.resolve(early));
  await expect(fetch(`${root}en.json`)).resolves.toBe(late);
  await expect(fetch('https://other.example/config.json')).resolves.toBe(late);
});

it.each([
  ['has failed', () => Promise.reject(new TypeError('lost'))],
  ['is an error', async () => ({ ok: false, status: 503 }) as Response],
])('if the answer %s, the file is requested again', async (_what, answer) => {
  const { fetch } = ahead(answer());
  await Promise.resolve();
  await Promise.resolve();
  await expect(fetch(url)).resolves.toBe(late);
});

it.each([
  [59_999, early],
  [60_000, late],
])('an answer is used until it is a minute old: %d ms', async (ms, expected) => {
  jest.useFakeTimers();
  const { fetch } = ahead(Promise.resolve(early));
  await jest.advanceTimersByTimeAsync(ms);
  await expect(fetch(url)).resolves.toBe(expected);
});

it('a request that waits for the early answer can be aborted', async () => {
  const { fetch } = ahead(new Promise(() => {}));
  const controller = new AbortController();
  const answer = fetch(url, { signal: controller.signal });
  controller.abort(new Error('too late'));
  await expect(answer).rejects.toThrow('too late');
});
