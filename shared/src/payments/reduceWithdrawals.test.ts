import fc from 'fast-check';
import { noWithdrawals, reduceWithdrawals, type WithdrawalEvent } from './reduceWithdrawals';
import { isFinalStatus } from './status';
import type { WithdrawalOrder, WithdrawalRequest } from './withdrawal';

const request: WithdrawalRequest = {
  paymentType: 'skrill',
  amount: 25,
  currency: 'EUR',
  fields: {},
  accountType: 'main',
};
const order: WithdrawalOrder = { key: 'key-1', createdAt: 1_000, request, group: 'wallets' };
const created = { type: 'withdrawalCreated', order, withdrawalId: '7', status: 'waiting' } as const;
const sent = { type: 'withdrawalSent', order } as const;

const after = (...events: WithdrawalEvent[]) => events.reduce(reduceWithdrawals, noWithdrawals);

it('is being sent, then unknown if there is no answer, then created under the same key', () => {
  expect(after(sent).last).toEqual({ step: 'sending', order });
  expect(after(sent, { type: 'withdrawalUnanswered', order }).last).toEqual({ step: 'unknown', order });
  expect(after(sent, { type: 'withdrawalUnanswered', order }, sent, created).last).toEqual({
    step: 'created',
    withdrawal: {
      withdrawalId: '7',
      status: 'accepted',
      method: 'skrill',
      group: 'wallets',
      createdAt: 1_000,
      request,
    },
  });
});

it('keeps the request that was rejected, with its reason', () => {
  const reason = { key: 'payment.error.unknown' };
  expect(after(sent, { type: 'withdrawalRejected', reason, request } as WithdrawalEvent).last).toEqual({
    step: 'rejected',
    reason,
    request,
  });
});

it('has lost its details, and its key, if the server may have forgotten the key of an unknown one', () => {
  expect(after(sent, { type: 'withdrawalUnanswered', order }, { type: 'keyExpired' }).last).toEqual({
    step: 'detailsLost',
    attempt: { version: 1, method: 'skrill', createdAt: 1_000 },
  });
});

it.each<[string, WithdrawalEvent[]]>([
  ['nothing was sent', []],
  ['it is being sent', [sent]],
  ['it is created', [created]],
])('changes nothing if a key expires while %s', (_, events) => {
  const before = after(...events);
  expect(reduceWithdrawals(before, { type: 'keyExpired' })).toBe(before);
});

it('takes the status of a push that came before the answer, with the text of the server', () => {
  const push = { withdrawalId: '7', status: 'mistaked', message: 'Bank refused' } as const;
  const { last } = after(sent, { type: 'withdrawalStatusReceived', ...push }, created);
  expect(last).toMatchObject({
    step: 'created',
    withdrawal: { status: 'mistaked', message: 'Bank refused' },
  });
});

it('keeps the text of the server if a later status has none', () => {
  const { last } = after(
    created,
    { type: 'withdrawalStatusReceived', withdrawalId: '7', status: 'accepted', message: 'In review' },
    { type: 'withdrawalStatusReceived', withdrawalId: '7', status: 'processed' },
  );
  expect(last).toMatchObject({ withdrawal: { status: 'processed', message: 'In review' } });
});

it('is shown once, and is gone when its page is left', () => {
  const seen = after(created, { type: 'withdrawalSeen' });
  expect(seen.last).toMatchObject({ step: 'created', withdrawal: { isSeen: true } });
  expect(reduceWithdrawals(seen, { type: 'withdrawalSeen' })).toBe(seen);
  const left = reduceWithdrawals(seen, { type: 'withdrawalLeft' });
  expect(left.last).toEqual({ step: 'none' });
  expect(reduceWithdrawals(left, { type: 'withdrawalLeft' })).toBe(left);
});

it('stays final once it is final, in whatever order statuses arrive', () => {
  const statuses = fc.constantFrom('waiting', 'accepted', 'processed', 'mistaked');
  fc.assert(
    fc.property(fc.array(statuses, { maxLength: 8 }), fc.nat(8), (received, answeredAt) => {
      const pushes: WithdrawalEvent[] = received.map((status) => ({
        type: 'withdrawalStatusReceived',
        withdrawalId: '7',
        status,
      }));
      pushes.splice(answeredAt, 0, created);
      let isFinal = false;
      pushes.reduce((state, event) => {
        const next = reduceWithdrawals(state, event);
        if (next.last.step === 'created') {
          const { status } = next.last.withdrawal;
          if (isFinal) expect(isFinalStatus(status)).toBe(true);
          isFinal = isFinalStatus(status);
        }
        return next;
      }, noWithdrawals);
    }),
  );
});

it('keeps statuses of other withdrawals apart, whatever their id', () => {
  const push = { type: 'withdrawalStatusReceived', withdrawalId: '__proto__', status: 'processed' } as const;
  const { last, updates } = after(created, push);
  expect(last).toMatchObject({ withdrawal: { withdrawalId: '7', status: 'accepted' } });
  expect(Object.getPrototypeOf(updates)).toBe(Object.prototype);
});
