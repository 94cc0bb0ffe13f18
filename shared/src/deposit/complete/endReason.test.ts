/** @jest-environment jsdom */
import { createStore } from '@paywidget/shared/state';
import { paidDepositsAtom } from '../resume/paymentClaims';
import { endReasonIn, endReasonOf } from './endReason';

const deadline = 900_000;

it.each([
  ['mistaked', { deadline }, 900_000, 'expired'],
  ['mistaked', { deadline }, 899_000, 'expired'],
  ['mistaked', { deadline }, 898_000, 'expired'],
  ['mistaked', { deadline }, 897_999, 'counterparty'],
  ['mistaked', { deadline }, 600_000, 'counterparty'],
  ['mistaked', { deadline, isTransfer: false }, 600_000, undefined],
  ['mistaked', { deadline, isTransfer: false }, 900_000, 'expired'],
  ['waiting', { deadline, isReported: true, isTransfer: true }, 950_000, undefined],
  ['mistaked', { deadline, isReported: true }, 950_000, 'counterparty'],
  ['mistaked', { isReported: true }, 900_000, 'counterparty'],
  ['mistaked', { isTransfer: true }, 900_000, 'counterparty'],
  ['mistaked', {}, 900_000, undefined],
  ['processed', { deadline }, 950_000, undefined],
] as const)(
  'the status %s of the deposit %j at the time %p has the end reason %p',
  (status, deposit, now, reason) => {
    expect(endReasonOf({ status }, deposit, now)).toBe(reason);
  },
);

it('a cancellation that the server names is no decline, whatever the deposit', () => {
  expect(endReasonOf({ status: 'mistaked', isCancelled: true }, {}, 0)).toBe('counterparty');
});

it.each([
  ['that expired', { depositId: '1', deadline }, 'expired'],
  ['that the player has paid', { depositId: '1', deadline, isPaid: true }, 'counterparty'],
  ['that the player claims to have paid', { depositId: '41', deadline }, 'counterparty'],
  ['that the player pays by a transfer', { depositId: '1', isTransfer: true }, 'counterparty'],
  ['that a provider has declined', { depositId: '1' }, undefined],
])('a deposit %s has its end reason', (_, deposit, reason) => {
  const store = createStore();
  store.get(paidDepositsAtom).record('41', 'said');
  expect(endReasonIn(store, { status: 'mistaked' }, deposit, 900_000)).toBe(reason);
});
