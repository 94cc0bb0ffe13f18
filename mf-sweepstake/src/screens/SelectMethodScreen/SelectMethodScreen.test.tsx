import { fetchSweepstakePaymentMethods } from '@paywidget/shared/contract';
import {
  checkDeposit,
  createSweepstakeDeposit,
  fetchBoxes,
  startSession,
} from '@paywidget/shared/contract/payments';
import { choiceAtom, sessionAtom } from '@paywidget/shared/state';
import { sampleSession, shownTransaction, storedDeposit, wireMethod } from '@paywidget/shared/testing';
import type { RenderOptions } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openSweepstake } from '../../testing/openSweepstake';
import { sweepstakeServer } from '../../testing/sweepstakeServer';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '../AddressScreen/AddressScreen';
import '../CoinListScreen/CoinListScreen';
import '../DepositCompleteScreen/DepositCompleteScreen';
import './SelectMethodScreen';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

function openOrder({ method, ...options }: Partial<RenderOptions> & { method?: string } = {}) {
  const server = options.server ?? sweepstakeServer();
  server.answer(startSession, { payment_session_id: 's1', created_at: '2026-01-01T00:00:00Z' });
  return openSweepstake({
    at: 'sweep.deposit.select-method',
    from: 'sweep.deposit.list',
    choice: { box: '1', method },
    ...options,
    server,
  });
}

const pay = () => screen.findByRole('button', { name: 'Pay $4.99' });
const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent?.replace(/[\u2066-\u2069\u00a0]/g, ''),
    ]);
const redirect = { depositId: 'd1', apiResponse: { source: 'https://pay.example/1' } };

describe('the order', () => {
  it('is summed up, with the legal notice', async () => {
    openOrder();
    expect(await screen.findByRole('heading', { name: 'Your order' })).toBeInTheDocument();
    expect(rows()).toEqual([
      ['Gold coins', 'GC20,000'],
      ['Free sweep coins', 'SC2.50'],
      ['You pay', '$4.99'],
    ]);
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('NO PURCHASE NECESSARY');
    const links = within(note).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Rules', 'http://localhost/sweepstake/rules'],
      ['Learn more', 'http://localhost/sweepstake/learn-more'],
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('links to the pages in the host’s assets, and to no unsafe one', async () => {
    const assets = {
      sweepstakeRules: 'https://casino.example/rules',
      sweepstakeLearnMore: 'javascript:alert(1)',
    };
    const { host } = openOrder({ session: sampleSession({ payload: { assets } }) });
    expect(await screen.findByRole('link', { name: 'Rules' })).toHaveAttribute(
      'href',
      assets.sweepstakeRules,
    );
    expect(screen.queryByRole('link', { name: 'Learn more' })).toBeNull();
    expect(host.sentOf('Error')).toContainEqual(expect.objectContaining({ code: 'UnsafeLinkError' }));
  });

  it('goes back to the shop when the box is no longer sold', async () => {
    const { whereabouts } = openOrder({ choice: { box: '99' } });
    await waitFor(() => expect(whereabouts().name).toBe('sweep.deposit.list'));
  });
});

describe('the payment methods', () => {
  it('are listed one by one, and the coins as one group with its own list', async () => {
    const { user, whereabouts, store } = openOrder();
    const list = await screen.findByRole('list', { name: 'Choose how to pay' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ dataset }) => dataset.method ?? `[${dataset.group}]`),
    ).toEqual(['skrill', 'card', 'ach', '[crypto]']);
    await user.click(screen.getByRole('button', { name: /Cryptocurrency/ }));
    expect(whereabouts().name).toBe('sweep.deposit.crypto');
    await user.type(await screen.findByRole('searchbox'), 'usd');
    await user.click(await screen.findByRole('button', { name: /Usdt/ }));
    expect(whereabouts().name).toBe('sweep.deposit.crypto.address');
    expect(store.get(choiceAtom)).toEqual({ box: '1', group: 'crypto', method: 'usdt' });
  });

  it('are replaced by the fields of the chosen method, which can be changed', async () => {
    const { user, whereabouts } = openOrder();
    await user.click(await screen.findByRole('button', { name: /Card/ }));
    expect(await screen.findByRole('textbox', { name: 'ZIP' })).toBeInTheDocument();
    expect(whereabouts().name).toBe('sweep.deposit.select-method');
    expect(screen.getByRole('note')).toHaveTextContent('NO PURCHASE NECESSARY');
    await user.click(screen.getByRole('button', { name: 'Change method' }));
    expect(await screen.findByRole('button', { name: /Skrill/ })).toBeInTheDocument();
  });

  it('are unavailable without the box’s currency', async () => {
    const server = sweepstakeServer();
    server.answer(fetchSweepstakePaymentMethods, { methods: [wireMethod('skrill', { currency: ['CAD'] })] });
    openOrder({ server, method: 'skrill' });
    expect(await screen.findByText('Deposit in USD is currently unavailable')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('paying', () => {
  it('creates a deposit for the box at its price, and opens the complete page', async () => {
    const { user, server, whereabouts, store, host } = openOrder({ method: 'skrill' });
    server.answer(createSweepstakeDeposit, redirect);
    await user.click(await pay());
    await waitFor(() => expect(whereabouts().name).toBe('sweep.deposit.complete'));
    const [request, ...more] = server.requestsTo(createSweepstakeDeposit);
    expect(more).toEqual([]);
    expect(request?.headers['Idempotency-Key']).toMatch(/^[\da-f]{32}$/);
    expect(request?.payload).toMatchObject({
      boxId: '1',
      amount: 4.99,
      currency: 'USD',
      paymentType: 'skrill',
      selectedCountry: 'br',
      fields: {},
    });
    expect(shownTransaction(store)).toMatchObject({ depositId: 'd1', method: 'skrill' });
    expect(storedDeposit(store)).toMatchObject({ kind: 'sweepstake', box: '1' });
    expect(host.sentOf('Redirect')).toEqual([expect.objectContaining({ url: 'https://pay.example/1' })]);
    expect(host.sentOf('Analytics').map(({ event }) => event)).toEqual(['deposit_submit', 'deposit_success']);
  });

  it('keeps box and method until the answer is there, although new lists lack both', async () => {
    const { user, server, store, queryClient, whereabouts } = openOrder({ method: 'skrill' });
    const held = server.hold(createSweepstakeDeposit);
    await user.click(await pay());
    server.answer(fetchSweepstakePaymentMethods, { methods: [wireMethod('other')] });
    server.answer(fetchBoxes, []);
    await act(async () => store.set(sessionAtom, sampleSession({ user: { currency: 'CAD' } })));
    await act(() => queryClient.refetchQueries());
    expect(whereabouts().name).toBe('sweep.deposit.select-method');
    expect(await pay()).toHaveAttribute('aria-busy', 'true');
    await act(async () => held.answer(redirect));
    await waitFor(() => expect(whereabouts().name).toBe('sweep.deposit.complete'));
  });

  it('starts one payment session when the order has been shown for 500 ms', async () => {
    const { server } = openOrder({ method: 'skrill' });
    await waitFor(() => expect(server.requestsTo(startSession)).toHaveLength(1));
    expect(server.requestsTo(startSession)[0]?.payload).toEqual({
      paymentType: 'skrill',
      amount: 4.99,
      currency: 'USD',
    });
  });

  it('requires missing fields, then sends one request for several presses', async () => {
    const { user, server } = openOrder({ method: 'card' });
    const held = server.hold(createSweepstakeDeposit);
    await user.click(await pay());
    const zip = screen.getByRole('textbox', { name: 'ZIP' });
    expect(zip).toBeInvalid();
    expect(server.requestsTo(createSweepstakeDeposit)).toEqual([]);
    await user.type(zip, '12345{Enter}{Enter}');
    await user.click(await pay());
    expect(await pay()).toHaveAttribute('aria-busy', 'true');
    expect(server.requestsTo(createSweepstakeDeposit).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ fields: { zip: '12345' } }),
    ]);
    await act(async () => held.refuse(400));
  });

  it('continues the same deposit when the server requests more fields', async () => {
    const { user, server, whereabouts } = openOrder({ method: 'skrill' });
    server.answer(createSweepstakeDeposit, {
      depositId: 'd1',
      fields: [{ name: 'city', type: 'text', placeholder_text: 'City' }],
      apiResponse: { isFieldsRequired: true },
    });
    await user.click(await pay());
    await user.type(await screen.findByRole('textbox', { name: 'City' }), 'Austin');
    server.answer(createSweepstakeDeposit, redirect);
    await user.click(await pay());
    await waitFor(() => expect(whereabouts().name).toBe('sweep.deposit.complete'));
    expect(server.requestsTo(createSweepstakeDeposit)[1]?.payload).toMatchObject({
      depositId: 'd1',
      boxId: '1',
      fields: { city: 'Austin' },
    });
  });

  it('shows why a deposit was rejected, and keeps the order', async () => {
    const { user, server } = openOrder({ method: 'skrill' });
    server.refuse(createSweepstakeDeposit, 400, { data: { code: 'banking.insufficientFunds' } });
    await user.click(await pay());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/isn’t enough money/));
    expect(await pay()).toBeEnabled();
  });

  it('shows a notice for an unknown outcome, and retries with the same key', async () => {
    const { user, server, whereabouts } = openOrder({ method: 'skrill' });
    server.lose(createSweepstakeDeposit);
    await user.click(await pay());
    expect(await screen.findByText(/Don’t pay again/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    server.answer(checkDeposit, { exists: false });
    server.answer(createSweepstakeDeposit, redirect);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(whereabouts().name).toBe('sweep.deposit.complete'));
    const [first, second] = server.requestsTo(createSweepstakeDeposit);
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(second?.payload).toEqual(first?.payload);
  });
});
