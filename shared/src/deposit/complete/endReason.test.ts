import { endReasonOf } from './endReason';

it.each([
  ['mistaked', 900_000, 900_000, 'expired'],
  ['mistaked', 900_000, 899_000, 'expired'],
  ['mistaked', 900_000, 600_000, undefined],
  ['mistaked', undefined, 900_000, undefined],
  ['processed', 900_000, 950_000, undefined],
] as const)(
  'the status %s with the deadline %p at the time %p has the end reason %p',
  (status, deadline, now, endReason) => {
    expect(endReasonOf(status, deadline, now)).toBe(endReason);
  },
);
