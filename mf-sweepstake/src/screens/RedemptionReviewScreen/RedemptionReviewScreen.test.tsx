import { fetchSweepstakeWithdrawalMethods as listOf } from '@paywidget/shared/contract';
import { convertPayment, createWithdrawal } from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { type FakeServer, sampleSession, storedWithdrawal, wireMethod } from '@paywidget/shared/testing';
import type { RenderOptions } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { openSweepstake } from '../../testing/openSweepstake';
import { sweepstakeServer } from '../../testing/sweepstakeServer';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '@paywidget/shared/withdrawal';
import '@paywidget/shared/withdrawal/review';
import '../ConvertScreen/ConvertScreen';
import '../RedemptionCompleteScreen/RedemptionCompleteScreen';
import './RedemptionReviewScreen';

const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const created = { withdrawalId: 'w1', status: 3 };

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const confirm = () => screen.getByRole('button', { name: /^Redeem SC.50$/ });
const sent = (server: FakeServer) =>
  server
    .requestsTo(createWithdrawal)
    .map(({ payload, headers }) => ({ payload, key: headers['Idempotency-Key'] }));

/** Fills in the convert form and opens the review. */
async function openReview(options: Partial<RenderOptions> & { server?: FakeServer } = {}) {
  const server = options.server ?? sweepstakeServer();
  const rendered = openSweepstake({
    at: 'sweep.withdrawal.crypto.convert',
    from: 'sweep.withdrawal.crypto',
    choice: { group: 'crypto', method: 'redeem_usdt' },
    ...options,
    server,
  });
  const { user, whereabouts } = rendered;
  await user.click(await screen.findByRole('textbox', { name: 'Wallet address' }));
  await user.paste(wallet);
  const submit = screen.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
  await user.click(submit);
  await waitFor(() => expect(whereabouts().name).toBe('sweep.withdrawal.confirm'));
  await screen.findByRole('heading', { name: 'Review your redemption' });
  return { ...rendered, server };
}

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent?.replace(/[\u00a0\u2066-\u2069]/g, ' '),
    ]);

it('a redemption is reviewed before it is created', async () => {
  const { server } = await openReview();
  expect(sent(server)).toEqual([]);
  expect(rows()).toEqual([
    ['Method', 'USDT'],
    ['You redeem', 'SC 50'],
    ['Rate', 'SC 1 ≈ 2 USDT'],
    ['You receive', '100 USDT'],
    ['Network', 'TRC-20'],
    ['Wallet address', wallet],
  ]);
});

it('the destination is shown in groups of four characters, from left to right', async () => {
  await openReview();
  const destination = screen.getByText('TR7N').parentElement;
  expect([...(destination?.children ?? [])].map((group) => group.textContent)).toEqual([
    'TR7N',
    'Hqje',
    'KQxG',
    'TCi8',
    'q8ZY',
    '4pL8',
    'otSz',
    'gjLj',
    '6t',
  ]);
  expect(destination).toHaveAttribute('dir', 'ltr');
});

it('creates one withdrawal for two presses, and opens the complete page', async () => {
  const { user, server, whereabouts, host } = await openReview();
  const held = server.hold(createWithdrawal);
  await user.click(confirm());
  await user.click(confirm());
  expect(confirm()).toHaveAttribute('aria-busy', 'true');
  await act(async () => held.answer(created));
  await waitFor(() => expect(whereabouts().name).toBe('sweep.withdrawal.complete'));
  const [request, ...more] = sent(server);
  expect(more).toEqual([]);
  expect(request?.key).toMatch(/^[\da-f]{32}$/);
  expect(request?.payload).toEqual({
    amount: 50,
    currency: 'SC',
    toCurrency: 'USDT',
    paymentType: 'redeem_usdt',
    accountType: 'main',
    fields: { network: 'TRC20', walletAddress: wallet },
  });
  await pass(1);
  expect(host.sentOf('WithdrawalStatus')).toEqual([{ withdrawalId: 'w1', status: 'accepted' }]);
});

it.each([
  ['lacks the method', (server: FakeServer) => server.answer(listOf, { methods: [wireMethod('other')] })],
  ['is empty', (server: FakeServer) => server.answer(listOf, { methods: [] })],
  ['fails', (server: FakeServer) => server.refuse(listOf, 500)],
])(
  'stays until the answer is there, although the list %s and the host changes the currency',
  async (_, prepare) => {
    const { user, server, store, queryClient, whereabouts } = await openReview();
    const held = server.hold(createWithdrawal);
    await user.click(confirm());
    prepare(server);
    await act(async () => store.set(sessionAtom, sampleSession({ user: { currency: 'EUR' } })));
    await act(() => queryClient.resetQueries());
    await pass(1);
    expect(whereabouts().name).toBe('sweep.withdrawal.confirm');
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
    await act(async () => held.answer(created));
    await waitFor(() => expect(whereabouts().name).toBe('sweep.withdrawal.complete'));
  },
);

it('shows why it was rejected, and the way back to the form keeps what was typed', async () => {
  const { user, server, whereabouts } = await openReview();
  server.refuse(createWithdrawal, 400, { data: { code: 'banking.insufficientFunds' } });
  await user.click(confirm());
  expect(await screen.findByText(/Nothing has been redeemed/)).toBeInTheDocument();
  expect(screen.getAllByText(/isn’t enough money/)).toHaveLength(1);
  expect(confirm()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Change details' }));
  expect(await screen.findByRole('textbox', { name: 'Wallet address' })).toHaveValue(wallet);
  expect(screen.getByRole('textbox', { name: 'You redeem' })).toHaveValue('50');
  expect(whereabouts().name).toBe('sweep.withdrawal.crypto.convert');
});

describe('an unknown outcome', () => {
  it('is shown, offers only a retry, and is retried automatically with the same key', async () => {
    const { user, server, whereabouts, store } = await openReview();
    server.lose(createWithdrawal);
    await user.click(confirm());
    expect(await screen.findByText(/Don’t start another redemption/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled();
    expect(storedWithdrawal(store)).toMatchObject({ method: 'redeem_usdt' });
    server.answer(createWithdrawal, created);
    await pass(2_000);
    await waitFor(() => expect(whereabouts().name).toBe('sweep.withdrawal.complete'));
    const [first, second] = sent(server);
    expect(second).toEqual(first);
  });
});

describe('the rate', () => {
  it('is kept up to date, and a lower payout is pointed out', async () => {
    const { server } = await openReview();
    server.answer(convertPayment, { amount: 99.5 });
    await pass(30_000);
    await waitFor(() => expect(rows()).toContainEqual(['You receive', '99.5 USDT']));
    expect(rows()).toContainEqual(['Rate', 'SC 1 ≈ 1.99 USDT']);
    expect(screen.getByText('The rate has changed')).toBeInTheDocument();
    expect(confirm()).toBeEnabled();
  });

  it('must be known: without it nothing can be redeemed until a press loads it', async () => {
    const { user, server } = await openReview();
    server.refuse(convertPayment, 500);
    await pass(30_000);
    expect(await screen.findByText('Exchange rate unavailable')).toBeInTheDocument();
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirm());
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(sent(server)).toEqual([]);
    server.answer(convertPayment, { amount: 100 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Exchange rate unavailable')).toBeNull());
    expect(confirm()).toBeEnabled();
  });

  it('stays while the redemption is sent', async () => {
    const { user, server } = await openReview();
    server.hold(createWithdrawal);
    await user.click(confirm());
    server.answer(convertPayment, { amount: 1 });
    await pass(60_000);
    expect(rows()).toContainEqual(['You receive', '100 USDT']);
  });
});

it.each([
  ['no form was submitted', 'redeem_usdt', 'sweep.withdrawal.crypto.convert'],
  ['the list no longer has the method', 'gone', 'sweep.withdrawal.methods'],
])('goes back when %s', async (_, method, name) => {
  const { whereabouts } = openSweepstake({ at: 'sweep.withdrawal.confirm', choice: { method } });
  await waitFor(() => expect(whereabouts().name).toBe(name));
});

it('goes back to an empty form when the session has another player', async () => {
  const sessionOf = (id_user: number) => sampleSession({ user: { id: null, id_user } });
  const store = createStore();
  store.set(sessionAtom, sessionOf(1));
  const { whereabouts } = await openReview({ store });
  act(() => store.set(sessionAtom, sessionOf(2)));
  await waitFor(() => expect(whereabouts().name).toBe('sweep.withdrawal.crypto.convert'));
  expect(await screen.findByRole('textbox', { name: 'Wallet address' })).toHaveValue('');
});
