import { endpoints } from '@paywidget/shared/contract/payments';
import { createStore, type Store, sessionAtom, withdrawalAttemptStoreAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import {
  type CreatedWithdrawal,
  type WithdrawalSubmission,
  withdrawalSubmissionAtom,
} from '@paywidget/shared/withdrawal';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// What is fetched late is loaded before the tests' time limits count.
import '../AmountScreen/AmountScreen';
import './CompleteScreen';

const { createWithdrawal, fetchWithdrawalMethods } = endpoints;

beforeEach(() => sessionStorage.clear());

const request = {
  amount: 50,
  currency: 'USD',
  paymentType: 'visa',
  fields: {},
  accountType: 'main' as const,
};
const made: CreatedWithdrawal = { withdrawalId: 'w1', status: 'accepted', method: 'visa', request };
const attempt = { version: 1, method: 'visa', createdAt: 0, withdrawalId: 'w1' } as const;

async function openComplete(submission?: WithdrawalSubmission, options: Partial<RenderOptions> = {}) {
  const server = createFakeServer();
  server.answer(fetchWithdrawalMethods, { methods: [wireMethod('visa', { fee: { fixed: 1 } })] });
  const store: Store = createStore();
  store.set(sessionAtom, sampleSession());
  store.get(withdrawalAttemptStoreAtom).write(attempt);
  if (submission) store.set(withdrawalSubmissionAtom, submission);
  const rendered = renderScreen(routes, {
    at: 'withdrawal.complete',
    choice: { method: 'visa' },
    server,
    store,
    ...options,
  });
  await waitFor(() => expect(rendered.container.querySelector('[data-screen]')).toBeInTheDocument());
  return {
    ...rendered,
    server,
    store,
    status: () => rendered.container.querySelector('[data-status]')?.getAttribute('data-status'),
  };
}

const created = (changes: Partial<CreatedWithdrawal> = {}): WithdrawalSubmission => ({
  step: 'created',
  withdrawal: { ...made, ...changes },
});

it('shows accepted at once, with what was withdrawn, and tells the host', async () => {
  const { status, host, user } = await openComplete(created());
  expect(status()).toBe('accepted');
  expect(screen.getByRole('heading', { name: 'Your withdrawal is being processed' })).toBeInTheDocument();
  await waitFor(() =>
    expect(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['Amount', '$50'],
      ['You receive', '$49'],
      ['Method', 'Visa'],
      ['Reference', 'w1'],
    ]),
  );
  expect(host.sentOf('WithdrawalStatus')).toEqual([{ withdrawalId: 'w1', status: 'accepted' }]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(host.sentOf('Close')).toHaveLength(1);
});

it.each([
  ['by the server', 1, 'processed', 'Your money has been sent'],
  ['by the server', 2, 'mistaked', 'The withdrawal was declined'],
])('follows what is pushed %s: %s', async (_, code, expected, title) => {
  const { status, server, host, store } = await openComplete(created());
  act(() => server.push('withdrawal.status', { withdrawalId: 'w1', status: code }));
  expect(status()).toBe(expected);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(host.sentOf('WithdrawalStatus').at(-1)).toEqual({ withdrawalId: 'w1', status: expected });
  // It is over: a reload starts anew.
  expect(store.get(withdrawalAttemptStoreAtom).read()).toBeUndefined();
});

it('follows what the host passes on, and never goes back', async () => {
  const { status, host } = await openComplete(created());
  act(() => host.say('withdrawal.status', { withdrawalId: 'w1', status: 'processed' }));
  act(() => host.say('withdrawal.status', { withdrawalId: 'w1', status: 'accepted' }));
  expect(status()).toBe('processed');
});

it('hears nothing of other withdrawals, and reports what it cannot read', async () => {
  const { status, server, host } = await openComplete(created());
  act(() => server.push('withdrawal.status', { withdrawalId: 'w2', status: 2 }));
  act(() => server.push('withdrawal.status', { status: 2 }));
  expect(status()).toBe('accepted');
  expect(host.sentOf('Error')).toEqual([expect.objectContaining({ code: 'ContractError' })]);
});

it('says why a withdrawal was declined, where the money is, and leads back to the form', async () => {
  const { server, user, whereabouts } = await openComplete(created());
  act(() =>
    server.push('withdrawal.status', { withdrawalId: 'w1', status: 2, message: 'Account is closed' }),
  );
  expect(screen.getByText('Account is closed')).toBeInTheDocument();
  expect(screen.getByText(/The money is back in your account/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change and try again' }));
  // Where the player stays: the form does not take them back to what they have seen.
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
  expect(whereabouts().name).toBe('withdrawal.redirect');
});

it('forgets the withdrawal when it is left', async () => {
  const { user, store } = await openComplete(created({ status: 'mistaked' }));
  await user.click(screen.getByRole('button', { name: 'Change and try again' }));
  await waitFor(() => expect(store.get(withdrawalSubmissionAtom)).toEqual({ step: 'none' }));
  expect(store.get(withdrawalAttemptStoreAtom).read()).toBeUndefined();
});

it('knows the withdrawal again after a reload', async () => {
  const { status, server } = await openComplete();
  expect(status()).toBe('accepted');
  expect(await screen.findByText('w1')).toBeInTheDocument();
  act(() => server.push('withdrawal.status', { withdrawalId: 'w1', status: 1 }));
  expect(status()).toBe('processed');
});

it.each(['processed', 'mistaked', 'accepted'])(
  'takes over %s from the address, and removes it there',
  async (query) => {
    const { status, whereabouts } = await openComplete(
      { step: 'none' },
      { query: { status: query, to: 'x' } },
    );
    await waitFor(() => expect(whereabouts()).toEqual({ name: 'withdrawal.complete', query: { to: 'x' } }));
    expect(status()).toBe(query);
    expect(screen.queryByText('Reference')).toBeNull();
  },
);

it('shows a waiting withdrawal as accepted: nothing waits for the player', async () => {
  const { status } = await openComplete({ step: 'none' }, { query: { status: 'waiting' } });
  expect(status()).toBe('accepted');
});

describe('an unknown outcome', () => {
  const order = { key: 'k'.repeat(32), createdAt: Date.now(), request };

  it('is said as such, and asked for under its key', async () => {
    const { status, user, server } = await openComplete({ step: 'unknown', order });
    expect(status()).toBe('waiting');
    expect(screen.getByText(/We do not know yet/)).toBeInTheDocument();
    server.answer(createWithdrawal, { withdrawalId: 'w1', status: 3 });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(status()).toBe('accepted'));
    expect(server.requestsTo(createWithdrawal)[0]?.headers['Idempotency-Key']).toBe(order.key);
  });

  it('is not settled by a status in the address', async () => {
    const { status } = await openComplete({ step: 'unknown', order }, { query: { status: 'processed' } });
    expect(status()).toBe('waiting');
  });

  it('ends as declined, or as received before, where that turns out', async () => {
    const { status, user, server } = await openComplete({ step: 'unknown', order });
    server.refuse(createWithdrawal, 409);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/An earlier withdrawal with other details/)).toBeInTheDocument();
    expect(status()).toBe('waiting');
    const refused = await openComplete({
      step: 'rejected',
      reason: { kind: 'key', key: 'error.title' },
      request: order.request,
    });
    expect(refused.status()).toBe('mistaked');
  });

  it('leads to the methods where it can no longer be asked for', async () => {
    const { user, whereabouts, store } = await openComplete({
      step: 'detailsLost',
      attempt: { version: 1, method: 'visa', createdAt: 0 },
    });
    await user.click(screen.getByRole('button', { name: 'To the methods' }));
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.list'));
    // A doubt stays.
    expect(store.get(withdrawalSubmissionAtom).step).toBe('detailsLost');
  });
});
