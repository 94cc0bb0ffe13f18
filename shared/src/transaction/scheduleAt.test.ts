/** @jest-environment jsdom */
import { scheduleAt } from './scheduleAt';

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

it('rings once, at its time', () => {
  const { ring } = setUp(1_000);
  jest.advanceTimersByTime(999);
  expect(ring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.advanceTimersByTime(10_000);
  wake();
  expect(ring).toHaveBeenCalledTimes(1);
});

it('rings on waking from a sleep in which its time has passed', () => {
  const { ring } = setUp(60_000);
  jest.setSystemTime(Date.now() + 30_000);
  wake();
  expect(ring).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 30_000);
  wake();
  expect(ring).toHaveBeenCalledTimes(1);
});

it('does not ring early when the clock was put back meanwhile', () => {
  const { ring } = setUp(60_000);
  jest.setSystemTime(Date.now() - 30_000);
  jest.advanceTimersByTime(60_000);
  expect(ring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(ring).toHaveBeenCalledTimes(1);
});

it('does not ring once it is stopped', () => {
  const { ring, stop } = setUp(1_000);
  stop();
  jest.advanceTimersByTime(5_000);
  wake();
  expect(ring).not.toHaveBeenCalled();
});
