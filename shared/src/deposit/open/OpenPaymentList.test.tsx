import { endpoints } from '@paywidget/shared/contract/payments';
import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { defineFlow, FlowScreen } from '@paywidget/shared/navigation';
import { openPaymentsAtom, paymentsAtom } from '@paywidget/shared/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  type DepositFields,
  sampleDeposit,
  sampleSession,
  shownAnswer,
  shownTransaction,
  storeDeposit,
  storedDeposit,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
// Loads the lazy chunk before the time limits of the tests start.
import './OpenPaymentList';

const { checkDeposit, completeDeposit, fetchDepositStatus } = endpoints;

const createdAt = Date.UTC(2026, 4, 3, 12, 30);

const list = {
  component: () => (
    <FlowScreen heading="List">
      <OpenPayments />
    </FlowScreen>
  ),
};
const page = (name: string) => ({ component: () => <h1>{name}</h1> });
const screens = defineFlow({
  'deposit.list': list,
  'withdrawal.list': list,
  'sweep.deposit.list': list,
  'cryptobalance.deposit.crypto': list,
  'deposit.complete': page('Complete'),
  'sweep.deposit.complete': page('Complete'),
  'deposit.redirect.pix': page('Pix'),
});

interface Opened extends Partial<RenderOptions> {
  kept?: readonly DepositFields[];
  current?: DepositFields;
  status?: number | string;
}

function openList({ kept = [{}], current, status = 0, ...options }: Opened = {}) {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status });
  server.answer(checkDeposit, { exists: false });
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  for (const changes of kept) storeDeposit(store, sampleDeposit({ createdAt, ...changes }), 'open');
  if (current) storeDeposit(store, sampleDeposit({ createdAt, ...current }));
  return renderScreen(screens, { at: 'deposit.list', server, store, ...options });
}

const strip = () => screen.queryByRole('list', { name: 'Open payments' });
const rows = () => screen.queryAllByRole('button', { name: /payment/i });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it.each([
  ['main', 'deposit.list', 'deposit.complete'],
  ['main', 'withdrawal.list', 'deposit.complete'],
  ['cryptobalance', 'cryptobalance.deposit.crypto', 'cryptobalance.deposit.fiat.complete'],
  ['sweep', 'sweep.deposit.list', 'sweep.deposit.complete'],
] as const)(
  'in the flow %s, %s leads back to the waiting page of an open payment',
  async (flow, at, expected) => {
    const { user, whereabouts, store } = openList({ flow, at });
    expect(await screen.findByText(/^Started May 3, 2026/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Unfinished payment/ }));
    await waitFor(() => expect(whereabouts().name).toBe(expected));
    expect(shownTransaction(store)).toMatchObject({ status: 'waiting', depositId: '41', method: 'visa' });
    expect(storedDeposit(store)?.depositId).toBe('41');
  },
);

it('keeps the place of the strip while it loads, and only for players with an open payment', async () => {
  const { container } = openList();
  const content = () => container.querySelector('[data-screen-content]');
  expect(content()?.children).toHaveLength(2);
  await waitFor(() => expect(strip()).toBeInTheDocument());
  expect(content()?.children).toHaveLength(2);
});

it.each([
  ['no payment', {}],
  ['an address without coins', { current: { network: 'TRC20' } }],
  ['an outcome that is unknown', { current: { isUnknown: true } }],
])('shows nothing for %s', (_, options) => {
  const { container } = openList({ kept: [], ...options });
  expect(container.querySelector('[data-screen-content]')?.children).toHaveLength(1);
});

it('shows a payment whose page was left without an end, and each that was left before', async () => {
  openList({ kept: [{ depositId: '1' }, { depositId: '2' }], current: { depositId: '3' } });
  await waitFor(() => expect(rows()).toHaveLength(3));
});

it('does not show the payment of another player', async () => {
  const { store } = openList();
  await waitFor(() => expect(strip()).toBeInTheDocument());
  act(() => store.set(sessionAtom, sampleSession({ user: { id: 8 } })));
  expect(strip()).toBeNull();
});

it('follows the status, and ends with a final one', async () => {
  const { server, host, store } = openList({ status: 'PENDING' });
  expect(await screen.findByRole('button', { name: /^Payment is being processed/ })).toBeInTheDocument();
  act(() => server.push('deposit.status', { depositId: '40', amount: 1, currency: 'USD', status: 1 }));
  expect(rows()).toHaveLength(1);
  act(() => server.push('deposit.status', { depositId: '41', amount: 1, currency: 'USD', status: 1 }));
  expect(strip()).toBeNull();
  expect(screen.getByText('Your deposit has arrived')).toBeInTheDocument();
  expect(host.sentOf('DepositStatus')).toEqual([{ depositId: '41', status: 'processed' }]);
  expect(store.get(openPaymentsAtom)).toEqual([]);
});

it('asks for the status every 5 s until it is final', async () => {
  const { server } = openList();
  await waitFor(() => expect(strip()).toBeInTheDocument());
  server.answer(fetchDepositStatus, { status: 2 });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('alert')).toHaveTextContent('The payment was declined');
  const count = server.requestsTo(fetchDepositStatus).length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(server.requestsTo(fetchDepositStatus)).toHaveLength(count);
});

it('leads to the invoice of a payment that is not paid yet, with what the server answers', async () => {
  const { server, user, whereabouts, store } = openList();
  server.answer(checkDeposit, { exists: true, depositId: '41', apiResponse: { pageId: 'pix' } });
  await user.click(await screen.findByRole('button', { name: /^Unfinished payment/ }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.redirect.pix'));
  expect(shownAnswer(store)?.answer.depositId).toBe('41');
});

it('leads to the complete page if the server cannot be reached', async () => {
  const { server, user, whereabouts } = openList();
  const button = await screen.findByRole('button', { name: /^Unfinished payment/ });
  server.lose(fetchDepositStatus);
  server.lose(checkDeposit);
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(whereabouts().name).toBe('deposit.complete');
});

it('ends a payment that turns out to be final when it is opened', async () => {
  const { server, user, whereabouts, store, host } = openList();
  const button = await screen.findByRole('button', { name: /^Unfinished payment/ });
  server.answer(fetchDepositStatus, { status: 1 });
  await user.click(button);
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(shownTransaction(store).status).toBe('processed');
  expect(store.get(openPaymentsAtom)).toEqual([]);
  expect(host.sentOf('DepositStatus').at(-1)).toEqual({ depositId: '41', status: 'processed' });
});

it('says what became of the report that a payment is paid, and repeats an unknown one', async () => {
  const { server, store } = openList();
  const set = (step: 'sending' | 'unknown' | 'rejected') =>
    act(() =>
      store.set(paymentsAtom, {
        type: 'reported',
        depositId: '41',
        method: 'visa',
        report: {
          step,
          call: { endpoint: completeDeposit, payload: { depositId: '41', paymentType: 'visa', fields: {} } },
        },
      }),
    );
  expect(await screen.findByRole('button', { name: /^Unfinished payment/ })).toBeInTheDocument();
  set('sending');
  expect(screen.getByText('We’re still confirming your payment')).toBeInTheDocument();
  set('rejected');
  expect(screen.getByText('We couldn’t accept your confirmation')).toBeInTheDocument();
  server.answer(completeDeposit, {});
  set('unknown');
  expect(screen.getByText('We’re still checking your confirmation')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(server.requestsTo(completeDeposit)).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Payment is being processed/ })).toBeInTheDocument();
});

const later = Date.UTC(2099, 0);

it.each([
  ['on a provider’s page, of which the server names the end', {}, 'CANCELED', /^The payment was cancelled/],
  [
    'of which only the code is known, but which was paid by hand',
    { deadline: later },
    2,
    /^The payment was cancelled/,
  ],
  [
    'that the player reported as paid',
    { claim: 'followed' as const, deadline: 5_000 },
    2,
    /^The payment was cancelled/,
  ],
  ['that was not paid in time', { deadline: 5_000 }, 'AUTO_CANCELED', /^This payment has expired/],
  ['that the provider declined', {}, 2, /^The payment was declined/],
])('leads from a failed payment %s to its page', async (_, fields, status, name) => {
  const { user, whereabouts, store } = openList({ kept: [fields], status });
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(shownTransaction(store)).toMatchObject({ status: 'mistaked', depositId: '41' });
  expect(store.get(openPaymentsAtom)).toEqual([]);
});

it('tells the host and the player of a failed payment once, however often the list is opened', async () => {
  const { store, server, host, unmount } = openList({ status: 2 });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The payment was declined'));
  expect(host.sentOf('DepositStatus')).toEqual([{ depositId: '41', status: 'mistaked' }]);
  unmount();
  const second = renderScreen(screens, { at: 'deposit.list', server, store });
  expect(await screen.findByRole('button', { name: /^The payment was declined/ })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(second.host.sentOf('DepositStatus')).toEqual([]);
});

it('says after a reload that a report may not have arrived', async () => {
  const { store } = openList();
  expect(await screen.findByRole('button', { name: /^Unfinished payment/ })).toBeInTheDocument();
  act(() => store.set(paymentsAtom, { type: 'claimed', depositId: '41', claim: 'said' }));
  cleanup();
  openList({ kept: [] });
  expect(
    await screen.findByRole('button', { name: /^We’re still checking your confirmation/ }),
  ).toBeInTheDocument();
});
