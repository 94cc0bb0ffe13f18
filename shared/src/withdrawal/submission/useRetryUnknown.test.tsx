import type { WithdrawalSubmission } from '@paywidget/shared/payments';
import { createStore, StateProvider } from '@paywidget/shared/state';
import { giveWithdrawal } from '@paywidget/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { useRetryUnknown } from './useRetryUnknown';

const request = {
  amount: 10,
  currency: 'USD',
  paymentType: 'visa',
  fields: {},
  accountType: 'main' as const,
};
const order = { key: 'k', createdAt: 0, request };

function setUp() {
  const store = createStore();
  const set = (submission: WithdrawalSubmission) => act(() => giveWithdrawal(store, submission));
  const retry = jest.fn(() => giveWithdrawal(store, { step: 'sending', order }));
  const { unmount } = renderHook(() => useRetryUnknown(retry), {
    wrapper: ({ children }) => <StateProvider store={store}>{children}</StateProvider>,
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const fail = () => set({ step: 'unknown', order });
  return { retry, set, fail, pass, unmount };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('retries with growing delays while the outcome is unknown', () => {
  const { retry, fail, pass } = setUp();
  for (const [count, delay] of [2_000, 4_000, 8_000, 15_000].entries()) {
    fail();
    pass(delay - 1);
    expect(retry).toHaveBeenCalledTimes(count);
    pass(1);
    expect(retry).toHaveBeenCalledTimes(count + 1);
  }
});

it('starts with the shortest delay for the next withdrawal', () => {
  const { retry, set, fail, pass } = setUp();
  fail();
  pass(2_000);
  set({ step: 'none' });
  fail();
  pass(2_000);
  expect(retry).toHaveBeenCalledTimes(2);
});

it('does not retry after the player has left the page, or without an unknown outcome', () => {
  const { retry, set, fail, pass, unmount } = setUp();
  set({ step: 'sending', order });
  pass(60_000);
  fail();
  unmount();
  pass(60_000);
  expect(retry).not.toHaveBeenCalled();
});
