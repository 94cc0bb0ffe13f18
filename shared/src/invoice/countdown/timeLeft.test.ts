import fc from 'fast-check';
import { type Announcement, nextAnnouncement, timeLeftOf } from './timeLeft';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, 0, '00:00'],
  [-5, 0, '00:00'],
  [1, 0, '00:01'],
  [second, 0, '00:01'],
  [second + 1, 0, '00:02'],
  [59 * second, 0, '00:59'],
  [15 * minute, 0, '15:00'],
  [hour, 0, '1:00:00'],
  [3 * hour + 2 * minute + 9 * second, 0, '3:02:09'],
  [day, 1, '0:00:00'],
  [2 * day + 23 * hour + 59 * minute + 59 * second, 2, '23:59:59'],
])('shows %d ms as %d days and %s', (ms, days, clock) => {
  expect(timeLeftOf(ms)).toMatchObject({ days, clock });
});

it('reaches 0 exactly when the time is over', () => {
  fc.assert(
    fc.property(fc.integer({ min: -day, max: 40 * day }), (ms) => {
      const { seconds, days, clock } = timeLeftOf(ms);
      expect(seconds === 0).toBe(ms <= 0);
      const parts = clock.split(':').map(Number);
      const [hours = 0, minutes = 0, rest = 0] = parts.length === 3 ? parts : [0, ...parts];
      expect(((days * 24 + hours) * 60 + minutes) * 60 + rest).toBe(seconds);
    }),
  );
});

describe('nextAnnouncement', () => {
  const announcedAfter = (readings: readonly number[]) =>
    readings.reduce<Announcement | undefined>(nextAnnouncement, undefined)?.minutes;

  it.each([
    [[901], undefined],
    [[301], undefined],
    [[301, 300], 5],
    [[301, 300, 61], 5],
    [[301, 300, 60], 1],
    [[301, 300, 60, 1], 1],
    [[301, 300, 60, 0], undefined],
    [[0], undefined],
    [[120], 2],
    [[120, 90], 2],
    [[120, 60], 1],
    [[30], 1],
    [[600, 150], 3],
    [[300, 600, 240], 4],
  ])('for the readings %j in seconds, the last announcement is %p minutes', (readings, minutes) => {
    expect(announcedAfter(readings)).toBe(minutes);
  });
});
