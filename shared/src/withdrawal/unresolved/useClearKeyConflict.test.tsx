import { type WithdrawalSubmission, withdrawalAtom } from '@paywidget/shared/payments';
import { createStore, StateProvider } from '@paywidget/shared/state';
import { giveWithdrawal } from '@paywidget/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { useClearKeyConflict } from './useClearKeyConflict';

const request = {
  amount: 10,
  currency: 'USD',
  paymentType: 'visa',
  fields: {},
  accountType: 'main' as const,
};
const unknown: WithdrawalSubmission = { step: 'unknown', order: { key: 'k', createdAt: 0, request } };

it.each<[string, WithdrawalSubmission, string]>([
  ['clears a key conflict', { step: 'keyConflict' }, 'none'],
  ['keeps an unknown outcome', unknown, 'unknown'],
])('leaving the page %s', async (_, submission, step) => {
  const store = createStore();
  giveWithdrawal(store, submission);
  const { unmount } = renderHook(useClearKeyConflict, {
    wrapper: ({ children }) => <StateProvider store={store}>{children}</StateProvider>,
  });
  expect(store.get(withdrawalAtom)).toBe(submission);
  unmount();
  await act(async () => undefined);
  expect(store.get(withdrawalAtom).step).toBe(step);
});
