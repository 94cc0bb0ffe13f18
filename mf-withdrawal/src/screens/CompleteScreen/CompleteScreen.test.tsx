import { endpoints } from '@paywidget/shared/contract/payments';
import {
  type CreatedWithdrawal,
  type WithdrawalSubmission,
  withdrawalAtom,
} from '@paywidget/shared/payments';
import { createStore, type Store, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  giveWithdrawal,
  sampleSession,
  storedWithdrawal,
  storeWithdrawal,
  wireMethod,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
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
const sample: CreatedWithdrawal = { withdrawalId: 'w1', status: 'accepted', method: 'visa', request };
const attempt = { version: 1, method: 'visa', createdAt: 0, withdrawalId: 'w1' } as const;

async function openComplete(submission?: WithdrawalSubmission, options: Partial<RenderOptions> = {}) {
  const server = createFakeServer();
  server.answer(fetchWithdrawalMethods, { methods: [wireMethod('visa', { fee: { fixed: 1 } })] });
  const store: Store = createStore();
  store.set(sessionAtom, sampleSession());
  storeWithdrawal(store, attempt);
  if (submission) giveWithdrawal(store, submission);
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
  withdrawal: { ...sample, ...changes },
});

it('shows a created withdrawal as accepted, with its facts, and sends its status to the host', async () => {
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
])('shows a status pushed %s: %s', async (_, code, expected, title) => {
  const { status, server, host, store } = await openComplete(created());
  act(() => server.push('withdrawal.status', { withdrawalId: 'w1', status: code }));
  expect(status()).toBe(expected);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(host.sentOf('WithdrawalStatus').at(-1)).toEqual({ withdrawalId: 'w1', status: expected });
  // After a final status a reload starts a new withdrawal.
  expect(storedWithdrawal(store)).toBeUndefined();
});

it('shows a status sent by the host, and ignores an earlier one after it', async () => {
  const { status, host } = await openComplete(created());
  act(() => host.say('withdrawal.status', { withdrawalId: 'w1', status: 'processed' }));
  act(() => host.say('withdrawal.status', { withdrawalId: 'w1', status: 'accepted' }));
  expect(status()).toBe('processed');
});

it('ignores pushes of other withdrawals, and reports invalid ones', async () => {
  const { status, server, host } = await openComplete(created());
  act(() => server.push('withdrawal.status', { withdrawalId: 'w2', status: 2 }));
  act(() => server.push('withdrawal.status', { status: 2 }));
  expect(status()).toBe('accepted');
  expect(host.sentOf('Error')).toEqual([expect.objectContaining({ code: 'ContractError' })]);
});

it('shows why a withdrawal was declined and where the money is, and goes back to the form', async () => {
  const { server, user, whereabouts } = await openComplete(created());
  act(() =>
    server.push('withdrawal.status', { withdrawalId: 'w1', status: 2, message: 'Account is closed' }),
  );
  expect(screen.getByText('Account is closed')).toBeInTheDocument();
  expect(screen.getByText(/The money is back in your account/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change and try again' }));
  // The form does not open the complete page again.
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
  expect(whereabouts().name).toBe('withdrawal.redirect');
});

it('clears the withdrawal when the player leaves', async () => {
  const { user, store } = await openComplete(created({ status: 'mistaked' }));
  await user.click(screen.getByRole('button', { name: 'Change and try again' }));
  await waitFor(() => expect(store.get(withdrawalAtom)).toEqual({ step: 'none' }));
  expect(storedWithdrawal(store)).toBeUndefined();
});

it('restores the withdrawal after a reload', async () => {
  const { status, server } = await openComplete();
  expect(status()).toBe('accepted');
  expect(await screen.findByText('w1')).toBeInTheDocument();
  act(() => server.push('withdrawal.status', { withdrawalId: 'w1', status: 1 }));
  expect(status()).toBe('processed');
});

it.each(['processed', 'mistaked', 'accepted'])(
  'applies the status %s from the address, and removes it from there',
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

it('only shows a status of the address: the host gets what the server has confirmed', async () => {
  const { status, host, server, store } = await openComplete(created(), { query: { status: 'processed' } });
  await waitFor(() => expect(status()).toBe('processed'));
  expect(host.sentOf('WithdrawalStatus')).toEqual([{ withdrawalId: 'w1', status: 'accepted' }]);
  expect(storedWithdrawal(store)).toBeDefined();
  act(() => server.push('withdrawal.status', { withdrawalId: 'w1', status: 2 }));
  expect(status()).toBe('mistaked');
  expect(host.sentOf('WithdrawalStatus').at(-1)).toEqual({ withdrawalId: 'w1', status: 'mistaked' });
});

it('does not let a status of the address replace one that the server has declined', async () => {
  const { status, host } = await openComplete(created({ status: 'mistaked' }), {
    query: { status: 'processed' },
  });
  await waitFor(() => expect(host.sentOf('WithdrawalStatus')).toHaveLength(1));
  expect(status()).toBe('mistaked');
});

it('shows a waiting withdrawal as accepted', async () => {
  const { status } = await openComplete({ step: 'none' }, { query: { status: 'waiting' } });
  expect(status()).toBe('accepted');
});

describe('an unknown outcome', () => {
  const order = { key: 'k'.repeat(32), createdAt: Date.now(), request };

  it('is shown, and retried under its key', async () => {
    const { status, user, server } = await openComplete({ step: 'unknown', order });
    expect(status()).toBe('waiting');
    expect(screen.getByText(/We’re still confirming your withdrawal/)).toBeInTheDocument();
    server.answer(createWithdrawal, { withdrawalId: 'w1', status: 3 });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(status()).toBe('accepted'));
    expect(server.requestsTo(createWithdrawal)[0]?.headers['Idempotency-Key']).toBe(order.key);
  });

  it('is shown with a status that was pushed before the answer', async () => {
    const { status, user, server } = await openComplete({ step: 'unknown', order });
    const push = { withdrawalId: 'w1', status: 2, message: 'Account is closed' };
    act(() => server.push('withdrawal.status', push));
    expect(status()).toBe('waiting');
    server.answer(createWithdrawal, { withdrawalId: 'w1', status: 3 });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(status()).toBe('mistaked'));
    expect(screen.getByText('Account is closed')).toBeInTheDocument();
  });

  it('is not resolved by a status in the address', async () => {
    const { status } = await openComplete({ step: 'unknown', order }, { query: { status: 'processed' } });
    expect(status()).toBe('waiting');
  });

  it('can end in a key conflict, or as declined', async () => {
    const { status, user, server } = await openComplete({ step: 'unknown', order });
    server.refuse(createWithdrawal, 409);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/An earlier withdrawal with other details/)).toBeInTheDocument();
    expect(status()).toBe('waiting');
    const rejected = await openComplete({
      step: 'rejected',
      reason: { kind: 'key', key: 'error.title' },
      request: order.request,
    });
    expect(rejected.status()).toBe('mistaked');
  });

  it('leads to the method list, and stays unresolved, if its details are lost', async () => {
    const { user, whereabouts, store } = await openComplete({
      step: 'detailsLost',
      attempt: { version: 1, method: 'visa', createdAt: 0 },
    });
    await user.click(screen.getByRole('button', { name: 'To the methods' }));
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.list'));
    expect(store.get(withdrawalAtom).step).toBe('detailsLost');
  });
});
