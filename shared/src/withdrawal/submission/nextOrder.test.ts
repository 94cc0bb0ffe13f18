import type { WithdrawalOrder, WithdrawalRequest, WithdrawalSubmission } from '@paywidget/shared/payments';
import { isKeyExpired, nextOrder } from './nextOrder';

const hour = 3_600_000;
const now = 1_000 * hour;
const request: WithdrawalRequest = {
  amount: 10,
  currency: 'USD',
  paymentType: 'visa',
  fields: {},
  accountType: 'main',
};
const other = { ...request, amount: 20 };
const order: WithdrawalOrder = { key: 'old', createdAt: now - hour, request };
const attempt = { version: 1, method: 'visa', createdAt: now - hour, key: 'old' } as const;
const next = (submission: WithdrawalSubmission, asked = request, at = now) =>
  nextOrder(submission, asked, { now: at, createKey: () => 'new' });
const fresh = { key: 'new', createdAt: now, request };
const withdrawal = { withdrawalId: 'w1', status: 'accepted' } as const;

it.each<[string, WithdrawalSubmission, unknown]>([
  ['nothing was sent', { step: 'none' }, fresh],
  ['the last was rejected', { step: 'rejected', reason: { kind: 'key', key: 'x' }, request }, fresh],
  ['one is being sent', { step: 'sending', order }, undefined],
  ['one was created', { step: 'created', withdrawal }, undefined],
  ['the key was received with another body', { step: 'keyConflict' }, undefined],
  ['the same has an unknown outcome', { step: 'unknown', order }, order],
  [
    'details are lost',
    { step: 'detailsLost', attempt },
    { key: 'old', createdAt: now - hour, request, replaces: 'detailsLost' },
  ],
  ['details and key are lost', { step: 'detailsLost', attempt: { ...attempt, key: undefined } }, fresh],
])('if %s', (_, submission, expected) => {
  expect(next(submission)).toEqual(expected);
});

it('another order keeps the key of the order whose outcome is unknown', () => {
  expect(next({ step: 'unknown', order }, other)).toEqual({ ...order, request: other, replaces: order });
});

it.each([
  [22.99, false],
  [23, true],
])('a key of %d hours has expired: %s', (hours, expected) => {
  const createdAt = now - hours * hour;
  expect(isKeyExpired({ createdAt }, now)).toBe(expected);
  const key = expected ? 'new' : 'old';
  expect(next({ step: 'unknown', order: { ...order, createdAt } })?.key).toBe(key);
  expect(next({ step: 'detailsLost', attempt: { ...attempt, createdAt } })?.key).toBe(key);
});
