/** @jest-environment jsdom */
import { deviceClock, scheduleAt } from './scheduleAt';

const wake = () => document.dispatchEvent(new Event('visibilitychange'));

/** A server's clock that is an hour ahead of the device. */
const clock = { now: () => Date.now() + 3_600_000 };

function setUp(inMs: number) {
  const ring = jest.fn();
  const stop = scheduleAt(clock, clock.now() + inMs, ring);
  return { ring, stop };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('calls back once, at the given time', () => {
  const { ring } = setUp(1_000);
  jest.advanceTimersByTime(999);
  expect(ring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.advanceTimersByTime(10_000);
  wake();
  expect(ring).toHaveBeenCalledTimes(1);
});

it('calls back when the page wakes after the time', () => {
  const { ring } = setUp(60_000);
  jest.setSystemTime(Date.now() + 30_000);
  wake();
  expect(ring).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 30_000);
  wake();
  expect(ring).toHaveBeenCalledTimes(1);
});

it('does not call back early if the clock was set back meanwhile', () => {
  const { ring } = setUp(60_000);
  jest.setSystemTime(Date.now() - 30_000);
  jest.advanceTimersByTime(60_000);
  expect(ring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(ring).toHaveBeenCalledTimes(1);
});

it('does not call back after it is cancelled', () => {
  const { ring, stop } = setUp(1_000);
  stop();
  jest.advanceTimersByTime(5_000);
  wake();
  expect(ring).not.toHaveBeenCalled();
});

it('waits for a time that is further away than the longest timer', () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { ring } = setUp(60 * 86_400_000);
  jest.advanceTimersByTime(59 * 86_400_000);
  expect(ring).not.toHaveBeenCalled();
  expect(timers.mock.calls.length).toBeLessThan(10);
  jest.advanceTimersByTime(86_400_000);
  expect(ring).toHaveBeenCalledTimes(1);
});

it('waits for a time of the device', () => {
  const ring = jest.fn();
  scheduleAt(deviceClock, Date.now() + 1_000, ring);
  jest.advanceTimersByTime(999);
  expect(ring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledTimes(1);
});
