import { fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import {
  type ShownFields,
  sampleDeposit,
  sampleSession,
  showDeposit,
  storeDeposit,
} from '@paywidget/shared/testing';
import type { RenderOptions } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { openSweepstake } from '../../testing/openSweepstake';
// Loads the lazy chunks before the time limits of the tests start.
import '../SelectMethodScreen/SelectMethodScreen';
import './DepositCompleteScreen';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const waiting: ShownFields = { status: 'waiting', depositId: '41', method: 'skrill' };

async function openComplete({
  transaction,
  store = createStore(),
  ...options
}: Partial<RenderOptions> & { transaction?: ShownFields } = {}) {
  store.set(sessionAtom, sampleSession());
  if (transaction) showDeposit(store, transaction);
  const rendered = openSweepstake({ at: 'sweep.deposit.complete', store, ...options });
  await act(() => jest.advanceTimersByTimeAsync(100));
  await act(() => jest.advanceTimersByTimeAsync(100));
  const status = () => rendered.container.querySelector('[data-status]')?.getAttribute('data-status');
  return { ...rendered, status };
}

it.each([
  ['waiting', 'Waiting for your payment', ['I didn’t pay: choose another method']],
  ['accepted', 'Your payment is being processed', ['Close']],
  ['processed', 'Your coins have arrived', ['Close', 'Buy again']],
  ['mistaked', 'The payment was declined', ['Back to payment']],
])('shows the status %s of the address', async (query, title, buttons) => {
  const { status, whereabouts } = await openComplete({ query: { status: query } });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(status()).toBe(query);
  expect(whereabouts()).toEqual({ name: 'sweep.deposit.complete', query: {} });
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

it('offers to buy again while the coins that paid are on their way', async () => {
  const onchainTransaction = { seenAt: Date.now() };
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  storeDeposit(
    store,
    sampleDeposit({ kind: 'sweepstake', depositId: '41', network: 'TRC20', onchainTransaction }),
  );
  const { user, whereabouts } = await openComplete({
    transaction: { ...waiting, onchainTransaction },
    store,
  });
  expect(screen.getByRole('heading', { name: 'Your coins are on their way' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Buy again' }));
  await waitFor(() => expect(whereabouts().name).toBe('sweep.deposit.list'));
});

it('becomes accepted after a minute, then shows the status from the server', async () => {
  const { status, server } = await openComplete({ transaction: waiting });
  expect(status()).toBe('waiting');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(status()).toBe('accepted');
  server.answer(fetchDepositStatus, { status: 1 });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(status()).toBe('processed');
});

test('an on-ramp becomes accepted after five minutes', async () => {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  storeDeposit(
    store,
    sampleDeposit({
      method: 'skrill',
      kind: 'sweepstake',
      redirectMode: 'host',
      cardViewType: 'onramp',
      screen: 'sweep.deposit.select-method',
    }),
  );
  const { status } = await openComplete({ store, transaction: waiting });
  await act(() => jest.advanceTimersByTimeAsync(299_000));
  expect(status()).toBe('waiting');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(status()).toBe('accepted');
});

it('shows the box, its price and the method', async () => {
  await openComplete({ transaction: waiting, choice: { box: '1', method: 'skrill' } });
  const rows = () =>
    screen
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent?.replace(/[\u2066-\u2069\u00a0]/g, ''),
      ]);
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Gold coins', 'GC20,000'],
      ['Free sweep coins', 'SC2.50'],
      ['Amount', '$4.99'],
      ['Method', 'Skrill'],
      ['Reference', '41'],
    ]),
  );
});

it('hides the facts of a purchase known only from the address', async () => {
  await openComplete({ query: { status: 'processed', depositId: 'Call 555-0100' } });
  expect(screen.queryAllByRole('term')).toEqual([]);
});

it.each([
  ['the box’s payment', { box: '1', method: 'skrill' }, {}, 'sweep.deposit.select-method'],
  ['the coin’s address', { box: '1', group: 'crypto', method: 'usdt' }, {}, 'sweep.deposit.crypto.address'],
  ['the shop if no box is chosen', {}, {}, 'sweep.deposit.list'],
  ['the page named in the address', { box: '1' }, { to: 'sweep.deposit.list' }, 'sweep.deposit.list'],
  [
    'the box’s payment if the address names a page of another flow',
    { box: '1' },
    { to: 'cryptobalance.deposit.crypto' },
    'sweep.deposit.select-method',
  ],
])('goes back to %s after a declined payment', async (_, choice, query, expected) => {
  const { user, whereabouts } = await openComplete({ query: { status: 'mistaked', ...query }, choice });
  await user.click(screen.getByRole('button', { name: 'Back to payment' }));
  await waitFor(() => expect(whereabouts().name).toBe(expected));
});
