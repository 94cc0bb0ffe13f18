import type { WithdrawalSubmission } from '@paywidget/shared/payments';
import { createStore, StateProvider } from '@paywidget/shared/state';
import { giveWithdrawal } from '@paywidget/shared/testing';
import { renderHook } from '@testing-library/react';
import { useIsWithdrawalInProgress } from './useIsWithdrawalInProgress';

const request = {
  amount: 10,
  currency: 'USD',
  paymentType: 'visa',
  fields: {},
  accountType: 'main' as const,
};
const order = { key: 'k', createdAt: 0, request };
const withdrawal = { status: 'accepted', method: 'visa' } as const;

it.each<[WithdrawalSubmission, string | undefined, boolean]>([
  [{ step: 'sending', order }, 'visa', true],
  [{ step: 'unknown', order }, 'visa', true],
  [{ step: 'sending', order }, 'bank', false],
  [{ step: 'unknown', order }, undefined, false],
  [{ step: 'created', withdrawal }, 'visa', true],
  [{ step: 'created', withdrawal }, 'bank', false],
  [{ step: 'created', withdrawal: { ...withdrawal, isSeen: true } }, 'visa', false],
  [{ step: 'keyConflict' }, 'visa', false],
  [{ step: 'rejected', reason: { kind: 'key', key: 'x' }, request }, 'visa', false],
  [{ step: 'none' }, undefined, false],
])('with %j a withdrawal with %s is in progress: %s', (submission, method, expected) => {
  const store = createStore();
  giveWithdrawal(store, submission);
  const { result } = renderHook(() => useIsWithdrawalInProgress(method), {
    wrapper: ({ children }) => <StateProvider store={store}>{children}</StateProvider>,
  });
  expect(result.current).toBe(expected);
});
