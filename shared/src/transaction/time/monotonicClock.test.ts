import { createServerClock } from '@paywidget/shared/api';
import { createMonotonicClock } from './monotonicClock';

const serverStart = Date.UTC(2026, 0, 1);

/** A device whose clock is an hour ahead of the server. The server's time has been received. */
function setUp() {
  let wall = serverStart + 3_600_000;
  let steady = 50_000;
  const device = { wall: () => wall, monotonic: () => steady };
  const clock = createServerClock(device);
  clock.set(serverStart);
  const now = createMonotonicClock(clock, device);
  return {
    /** The time since the start, by the server's clock. */
    elapsed: () => now() - serverStart,
    pass: (ms: number) => {
      wall += ms;
      steady += ms;
    },
    setWall: (ms: number) => {
      wall += ms;
    },
    /** The server answers and tells its time. */
    receive: (elapsed: number) => clock.set(serverStart + elapsed),
  };
}

it('follows the server’s clock, not the device’s', () => {
  const { elapsed, pass } = setUp();
  pass(1_500);
  expect(elapsed()).toBe(1_500);
});

it('ignores a device clock that is set back', () => {
  const { elapsed, pass, setWall } = setUp();
  setWall(-7_200_000);
  pass(10_000);
  expect(elapsed()).toBe(10_000);
});

it('follows the server after the device clock was set ahead', () => {
  const { elapsed, pass, setWall, receive } = setUp();
  setWall(7_200_000);
  expect(elapsed()).toBe(0);
  pass(5_000);
  expect(elapsed()).toBe(5_000);
  receive(5_000);
  expect(elapsed()).toBe(5_000);
});

it('follows the server although the device clock was set ahead right after an answer', () => {
  const { elapsed, pass, setWall, receive } = setUp();
  pass(1_000);
  elapsed();
  pass(400);
  receive(1_000);
  setWall(3_600_000);
  pass(600);
  expect(elapsed()).toBe(2_000);
  pass(5_000);
  receive(7_000);
  expect(elapsed()).toBe(7_000);
});

it('follows the server after a sleep', () => {
  const { elapsed, setWall, receive } = setUp();
  setWall(600_400);
  expect(elapsed()).toBe(0);
  receive(600_000);
  expect(elapsed()).toBe(600_000);
});

it('assumes a sleep if the server does not answer', () => {
  const { elapsed, setWall, pass } = setUp();
  setWall(600_000);
  elapsed();
  pass(6_000);
  expect(elapsed()).toBe(606_000);
});

it('corrects a wrong assumption with the server’s next answer', () => {
  const { elapsed, setWall, pass, receive } = setUp();
  setWall(600_000);
  elapsed();
  pass(6_000);
  elapsed();
  receive(6_000);
  expect(elapsed()).toBe(6_000);
});

it('does not jump by the second that an answer may be late', () => {
  const { elapsed, pass, receive } = setUp();
  pass(4_000);
  receive(3_000);
  expect(elapsed()).toBe(4_000);
});

it('ignores a device clock that is two seconds ahead, however long', () => {
  const { elapsed, setWall, pass } = setUp();
  setWall(2_000);
  expect(elapsed()).toBe(0);
  pass(10_000);
  expect(elapsed()).toBe(10_000);
});

it.each([
  [2_000, 10_000],
  [2_001, 12_001],
])('an answer of the server that is %i ms ahead leads to %i ms', (ahead, expected) => {
  const { elapsed, pass, receive } = setUp();
  pass(10_000);
  receive(10_000 + ahead);
  expect(elapsed()).toBe(expected);
});

it('goes on from each answer of the server', () => {
  const { elapsed, pass, receive } = setUp();
  pass(10_000);
  receive(60_000);
  expect(elapsed()).toBe(60_000);
  pass(1_000);
  expect(elapsed()).toBe(61_000);
});

it('by default it reads the clocks of the device', () => {
  jest.useFakeTimers({ now: serverStart });
  const clock = createServerClock();
  const now = createMonotonicClock(clock);
  jest.advanceTimersByTime(1_500);
  expect(now() - serverStart).toBe(1_500);
  jest.setSystemTime(Date.now() - 60_000);
  expect(now() - serverStart).toBe(1_500);
  clock.set(serverStart + 60_000);
  expect(now() - serverStart).toBe(60_000);
  jest.useRealTimers();
});
