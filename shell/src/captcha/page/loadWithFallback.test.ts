/** @jest-environment jsdom */
import { loadWithFallback } from './loadWithFallback';

const urls = ['https://a.example/api.js', 'https://b.example/api.js'];
const scripts = () => [...document.head.querySelectorAll('script')];
const end = async (event: 'load' | 'error') => {
  scripts().at(-1)?.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

it('a script that does not load is removed, and one that loads stays', async () => {
  const loading = loadWithFallback(urls, document);
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([[urls[0], true]]);
  await end('error');
  expect(scripts().map(({ src }) => src)).toEqual([urls[1]]);
  await end('load');
  await loading;
  expect(scripts().map(({ src }) => src)).toEqual([urls[1]]);
  expect(jest.getTimerCount()).toBe(0);
});

it('a script that takes too long is removed before the next one', async () => {
  const loading = loadWithFallback(urls, document);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(scripts().map(({ src }) => src)).toEqual([urls[1]]);
  const failed = expect(loading).rejects.toThrow(urls.join(' '));
  await end('error');
  await failed;
  expect(scripts()).toEqual([]);
});
