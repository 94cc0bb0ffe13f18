import { endReasonOf } from './endReason';

const deadline = 900_000;

it.each([
  ['mistaked', { deadline }, 900_000, 'expired'],
  ['mistaked', { deadline }, 899_000, 'expired'],
  ['mistaked', { deadline }, 600_000, 'counterparty'],
  ['mistaked', { deadline, isReported: true }, 950_000, 'counterparty'],
  ['mistaked', { isReported: true }, 900_000, 'counterparty'],
  ['mistaked', { isTransfer: true }, 900_000, 'counterparty'],
  ['mistaked', {}, 900_000, undefined],
  ['processed', { deadline }, 950_000, undefined],
] as const)(
  'the status %s of the deposit %j at the time %p has the end reason %p (C7)',
  (status, deposit, now, reason) => {
    expect(endReasonOf({ status }, deposit, now)).toBe(reason);
  },
);

it('a cancellation that the server names is no decline, whatever the deposit (C7)', () => {
  expect(endReasonOf({ status: 'mistaked', isCancelled: true }, {}, 0)).toBe('counterparty');
});
