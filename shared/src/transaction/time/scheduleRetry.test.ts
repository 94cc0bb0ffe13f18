/** @jest-environment jsdom */
import { scheduleRetry } from './scheduleRetry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function setUp(attempt = 0) {
  const retry = jest.fn();
  return { retry, cancel: scheduleRetry(attempt, retry) };
}

it.each([
  [0, 2_000],
  [1, 4_000],
  [2, 8_000],
  [3, 15_000],
  [4, 15_000],
  [50, 15_000],
])('after %i attempts it waits %i ms', (attempt, delay) => {
  const { retry } = setUp(attempt);
  jest.advanceTimersByTime(delay - 1);
  expect(retry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each([
  ['the device is online again', () => window.dispatchEvent(new Event('online'))],
  ['the page is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('retries at once, and only once, when %s', (_, wake) => {
  const { retry } = setUp();
  wake();
  expect(retry).toHaveBeenCalledTimes(1);
  wake();
  jest.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('does not retry because the page is hidden', () => {
  const { retry } = setUp();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(retry).not.toHaveBeenCalled();
});

it('does not retry after it is cancelled', () => {
  const { retry, cancel } = setUp();
  cancel();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
});
