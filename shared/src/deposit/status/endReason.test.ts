import { endReasonOf } from './endReason';

const deadline = 900_000;
const claimed = { claim: 'said' } as const;

it.each([
  ['mistaked', { deadline }, 900_000, undefined, 'expired'],
  ['mistaked', { deadline }, 899_000, undefined, 'expired'],
  ['mistaked', { deadline }, 898_000, undefined, 'expired'],
  ['mistaked', { deadline }, 897_999, undefined, 'counterparty'],
  ['mistaked', { deadline }, 600_000, undefined, 'counterparty'],
  ['mistaked', { deadline }, 600_000, false, undefined],
  ['mistaked', { deadline }, 900_000, false, 'expired'],
  ['waiting', { deadline, ...claimed }, 950_000, true, undefined],
  ['mistaked', { deadline, ...claimed }, 950_000, undefined, 'counterparty'],
  ['mistaked', { deadline, claim: 'followed' }, 950_000, undefined, 'counterparty'],
  ['mistaked', claimed, 900_000, undefined, 'counterparty'],
  ['mistaked', {}, 900_000, true, 'counterparty'],
  ['mistaked', {}, 900_000, undefined, undefined],
  ['mistaked', undefined, 900_000, undefined, undefined],
  ['processed', { deadline }, 950_000, undefined, undefined],
] as const)(
  'the status %s of the deposit %j at the time %p, paid by a transfer: %p, has the end reason %p',
  (status, deposit, now, isTransfer, reason) => {
    expect(endReasonOf({ status }, deposit, now, isTransfer)).toBe(reason);
  },
);

it('a cancellation that the server names is no decline, whatever the deposit', () => {
  expect(endReasonOf({ status: 'mistaked', isCancelled: true }, {}, 0)).toBe('counterparty');
});
