import { timeLeft } from './timeLeft';

it.each([
  [0, 0, '00:00'],
  [59, 0, '00:59'],
  [600, 0, '10:00'],
  [3_599, 0, '59:59'],
  [3_600, 0, '01:00:00'],
  [86_399, 0, '23:59:59'],
  [86_400, 1, '00:00:00'],
  [3 * 86_400 + 61, 3, '00:01:01'],
])('converts %d s to %d days and %s', (seconds, days, clock) => {
  expect(timeLeft(seconds)).toEqual({ days, clock });
});
