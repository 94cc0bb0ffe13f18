import { DepositResponse, endpoints } from '@paywidget/shared/contract/payments';
import { openPaymentsAtom, paymentsAtom } from '@paywidget/shared/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  type DepositFields,
  fakeTrustedOrigins,
  type ShownFields,
  sampleDeposit,
  sampleSession,
  showDeposit,
  shownTransaction,
  storeDeposit,
  storedDeposit,
  wireMethod,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './CompleteScreen';
import '../DepositFormScreen/DepositFormScreen';

const { createDeposit, fetchDepositStatus, fetchPaymentMethods } = endpoints;

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

interface Opened extends Partial<RenderOptions> {
  transaction?: ShownFields;
  interrupted?: DepositFields;
  /** The status that the server returns. */
  serverStatus?: number | string;
  /** The card view type of the method. */
  cardViewType?: number;
}

async function openComplete({
  transaction,
  interrupted,
  serverStatus = 0,
  cardViewType,
  ...options
}: Opened = {}) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods: [wireMethod('visa', { cardViewType })] });
  server.answer(fetchDepositStatus, { status: serverStatus });
  const store = options.store ?? createStore();
  if (!options.store) store.set(sessionAtom, sampleSession());
  if (transaction) showDeposit(store, transaction);
  if (interrupted) storeDeposit(store, sampleDeposit(interrupted));
  const rendered = renderScreen(routes, { at: 'deposit.complete', server, store, ...options });
  await waitFor(() => expect(rendered.container.querySelector('[data-screen]')).toBeInTheDocument());
  return {
    ...rendered,
    status: () => rendered.container.querySelector('[data-status]')?.getAttribute('data-status'),
  };
}

const waiting: ShownFields = { status: 'waiting', depositId: '41', method: 'visa' };
const pushed = { depositId: '41', amount: 10, currency: 'USD' };

it.each([
  ['waiting', 'Waiting for your payment', ['I didn’t pay: choose another method']],
  ['accepted', 'Your payment is being processed', ['Close']],
  ['processed', 'Your deposit has arrived', ['Close', 'Deposit again']],
  ['mistaked', 'The payment was declined', ['Back to payment']],
])('shows the status %s of the address, and removes it from the address', async (query, title, buttons) => {
  const { status, whereabouts } = await openComplete({ query: { status: query, to: 'deposit.onramp' } });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(status()).toBe(query);
  expect(whereabouts()).toEqual({ name: 'deposit.complete', query: { to: 'deposit.onramp' } });
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

it('becomes accepted after a minute', async () => {
  const { status } = await openComplete({ transaction: { status: 'waiting' } });
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(status()).toBe('waiting');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(status()).toBe('accepted');
});

it('becomes accepted after five minutes for an on-ramp', async () => {
  const { status } = await openComplete({ transaction: waiting, interrupted: { cardViewType: 'onramp' } });
  await act(() => jest.advanceTimersByTimeAsync(299_000));
  expect(status()).toBe('waiting');
  expect(screen.getByText(/a few minutes/)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(status()).toBe('accepted');
});

it('shows the status from the server', async () => {
  const { status, server } = await openComplete({ transaction: waiting });
  server.answer(fetchDepositStatus, { status: 1 });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(status()).toBe('processed');
  expect(server.requestsTo(fetchDepositStatus)[0]?.payload).toEqual({
    depositId: '41',
    paymentMethod: 'visa',
  });
});

it.each([
  ['of its deposit', '41', 'mistaked'],
  ['of another deposit, which it ignores', '42', 'waiting'],
])('handles a push %s', async (_, depositId, expected) => {
  const { status, server } = await openComplete({ transaction: waiting });
  act(() => server.push('deposit.status', { ...pushed, depositId, status: 2 }));
  expect(status()).toBe(expected);
});

it('closes the widget on Close', async () => {
  const { user, host } = await openComplete({ query: { status: 'processed' } });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(host.sentOf('Close')).toHaveLength(1);
});

describe('after a declined payment', () => {
  it.each([
    ['the page named in the address', { to: 'deposit.onramp' }, { method: 'visa' }, 'deposit.onramp'],
    ["the method's page", {}, { method: 'visa' }, 'deposit.redirect'],
    ["the method's page within its group", {}, { group: 'cards', method: 'visa' }, 'deposit.group.redirect'],
    [
      "the method's page if the address names an unknown page",
      { to: 'evil.page' },
      { method: 'visa' },
      'deposit.redirect',
    ],
    ['the list without a chosen method', {}, {}, 'deposit.list'],
  ])('goes back to %s', async (_, query, choice, expected) => {
    const { user, whereabouts } = await openComplete({ query: { status: 'mistaked', ...query }, choice });
    await act(() => jest.advanceTimersByTimeAsync(10));
    await user.click(screen.getByRole('button', { name: 'Back to payment' }));
    await waitFor(() => expect(whereabouts().name).toBe(expected));
  });
});

it('forgets the deposit when the player leaves the page', async () => {
  const { user, store } = await openComplete({
    transaction: waiting,
    interrupted: {},
    query: { status: 'mistaked' },
  });
  await user.click(screen.getByRole('button', { name: 'Back to payment' }));
  await waitFor(() => expect(shownTransaction(store)).toEqual({ status: 'waiting' }));
  expect(storedDeposit(store)).toBeUndefined();
});

it('restores the deposit after a reload', async () => {
  const { status, server } = await openComplete({ interrupted: {} });
  server.answer(fetchDepositStatus, { status: 'PAYED' });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(status()).toBe('processed');
});

it('requests the status at once', async () => {
  const { status } = await openComplete({ transaction: waiting, serverStatus: 'CANCELED' });
  await waitFor(() => expect(status()).toBe('mistaked'), { timeout: 100 });
});

describe('an unconfirmed transaction', () => {
  const txid = '1a2b3'.padEnd(59, '0').concat('9f8e7');
  const seen = (msAgo: number) => ({ txid, blockchain: 'TRON', seenAt: Date.now() - msAgo });

  it('shows its confirmations and its shortened hash', async () => {
    const { status } = await openComplete({ transaction: { ...waiting, onchainTransaction: seen(0) } });
    expect(screen.getByRole('heading', { name: 'Your coins are on their way' })).toBeInTheDocument();
    expect(screen.getByText('1a2b3…9f8e7')).toBeInTheDocument();
    const progress = screen.getByRole('progressbar', { name: 'Network confirmations: 0 of 20' });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(progress).toHaveAccessibleName('Network confirmations: 1 of 20');
    expect(progress).toHaveAttribute('value', '1');
    await act(() => jest.advanceTimersByTimeAsync(56_000));
    expect(status()).toBe('waiting');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(status()).toBe('accepted');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });

  it('is restored after a reload, with the confirmations gained meanwhile', async () => {
    await openComplete({ interrupted: { onchainTransaction: seen(31_000) } });
    expect(screen.getByRole('progressbar', { name: 'Network confirmations: 10 of 20' })).toBeInTheDocument();
  });
});

it('does not restore the interrupted deposit for the address of another deposit', async () => {
  const { store, status } = await openComplete({
    interrupted: {},
    query: { status: 'accepted', depositId: '99' },
  });
  expect(status()).toBe('accepted');
  expect(shownTransaction(store)).toEqual({ status: 'waiting' });
});

describe('while the helper window does not respond', () => {
  it.each([
    ['stays waiting', 0, 'waiting'],
    ['keeps the continue button for an accepted deposit', 'PENDING', 'accepted'],
  ])('%s', async (_, serverStatus, expected) => {
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
    const open = jest.spyOn(window, 'open').mockReturnValue(contentWindow);
    const { server, status, user, whereabouts } = await openComplete({
      at: 'deposit.redirect',
      choice: { method: 'visa' },
      serverStatus,
    });
    server.answer(createDeposit, { depositId: '41', apiResponse: { source: 'https://bank.example/' } });
    await user.click(await screen.findByRole('button', { name: /^Deposit \$/ }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(status()).toBe(expected);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe('the facts of the deposit', () => {
  const rows = () =>
    screen
      .queryAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent?.replace(/[\u2066-\u2069]/g, ''),
      ]);

  it('are its amount, method and reference', async () => {
    const { store } = await openComplete({ transaction: waiting, choice: { method: 'visa' } });
    const answer = { depositId: '41', passedCurrency: 'USD', processingAmount: '25' };
    act(() => showDeposit(store, { method: 'visa', answer }));
    await waitFor(() =>
      expect(rows()).toEqual([
        ['Amount', '$25'],
        ['Method', 'Visa'],
        ['Reference', '41'],
      ]),
    );
  });

  test.each([
    ['is credited', 1, [['Credited to your account', '€650.50']]],
    ['is not credited if it is declined', 2, []],
  ])('of coins are the amount in the coin, and what %s', async (_, status, credited) => {
    const onchainTransaction = { txid: 't1', amount: '0.01', currency: 'BTC', seenAt: Date.now() };
    const { server } = await openComplete({ transaction: { ...waiting, onchainTransaction } });
    expect(rows().slice(0, 2)).toEqual([
      ['Amount', '0.01\u00a0BTC'],
      ['Transaction', 't1'],
    ]);
    act(() =>
      server.push('deposit.status', {
        depositId: '41',
        txid: 't1',
        amount: 0.01,
        cryptoCurrency: 'BTC',
        finalAmount: '650.50',
        currency: 'eur',
        status,
      }),
    );
    expect(rows()).toEqual([
      ['Amount', '0.01\u00a0BTC'],
      ...credited,
      ['Transaction', 't1'],
      ['Reference', '41'],
      ['Time', expect.any(String)],
    ]);
  });

  it('do not include the amount of another deposit', async () => {
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    const answer = { depositId: '40', passedCurrency: 'USD', processingAmount: '25' };
    showDeposit(store, { method: 'visa', answer });
    await openComplete({ store, transaction: waiting });
    expect(rows()).toEqual([['Reference', '41']]);
  });

  it('are hidden for a deposit known only from the address', async () => {
    await openComplete({ query: { status: 'processed', depositId: 'Call 555-0100' } });
    expect(rows()).toEqual([]);
  });
});

describe('the provider’s page of a waiting deposit', () => {
  const answerOf = (method: 'GET' | 'POST') =>
    DepositResponse.parse({
      depositId: '41',
      apiResponse: { source: 'https://bank.example/pay', method, data: { order: '7' } },
    });

  async function openWaiting(interrupted: DepositFields, method: 'GET' | 'POST' = 'GET') {
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    showDeposit(store, waiting);
    showDeposit(store, { method: 'visa', answer: answerOf(method) });
    storeDeposit(store, sampleDeposit(interrupted));
    return openComplete({ store, choice: { method: 'visa' } });
  }
  const reopenButton = () => screen.queryByRole('button', { name: 'Reopen payment page' });

  it.each(['GET', 'POST'] as const)('is opened again by the host, as it was before: %s', async (method) => {
    const { host, user } = await openWaiting({ redirectMode: 'host' }, method);
    await user.click(screen.getByRole('button', { name: 'Reopen payment page' }));
    expect(host.sentOf('Redirect')).toEqual([
      method === 'GET'
        ? { url: 'https://bank.example/pay?order=7', method, data: {} }
        : { url: 'https://bank.example/pay', method, data: { order: '7' } },
    ]);
  });

  it('is opened again in a helper window, and by the host if the browser blocks it', async () => {
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
    const open = jest.spyOn(window, 'open').mockReturnValue(contentWindow);
    const { host, user, status } = await openWaiting({ redirectMode: 'helper' });
    await user.click(screen.getByRole('button', { name: 'Reopen payment page' }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(host.sentOf('Redirect')).toEqual([]);
    open.mockReturnValue(null);
    await user.click(screen.getByRole('button', { name: 'Reopen payment page' }));
    expect(host.sentOf('Redirect')).toHaveLength(1);
    // The player may have paid in the first window, so the deposit does not wait for this window.
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(status()).toBe('accepted');
  });

  it('is opened again in the window of a native app', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const { host, user } = await openWaiting({ redirectMode: 'self' }, 'POST');
    await user.click(screen.getByRole('button', { name: 'Reopen payment page' }));
    expect(submit).toHaveBeenCalledTimes(1);
    expect(host.sentOf('Redirect')).toEqual([]);
  });

  it('is not offered if the player has reported the payment', async () => {
    await openWaiting({ claim: 'followed' });
    expect(reopenButton()).toBeNull();
  });

  it('is not offered for another deposit', async () => {
    const { store } = await openWaiting({});
    act(() => showDeposit(store, { ...waiting, depositId: '40' }));
    expect(reopenButton()).toBeNull();
  });

  it('is not offered once the deposit is accepted', async () => {
    await openWaiting({});
    expect(reopenButton()).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(reopenButton()).toBeNull();
  });
});

it('choosing another method leads to the list, and keeps the deposit as an open payment', async () => {
  const { user, whereabouts, store } = await openComplete({ transaction: waiting, interrupted: {} });
  await user.click(screen.getByRole('button', { name: 'I didn’t pay: choose another method' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
  await waitFor(() => expect(store.get(openPaymentsAtom)).toHaveLength(1));
  expect(storedDeposit(store)).toBeUndefined();
});

it.each([
  ['the player has reported', { claim: 'followed' as const }],
  ['has coins on their way', { onchainTransaction: { txid: 't1', seenAt: 0 } }],
])('does not ask to say that a payment is not made which %s', async (_, interrupted) => {
  await openComplete({ transaction: waiting, interrupted });
  expect(screen.queryByRole('button', { name: /I didn’t pay/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Make another deposit' })).toBeInTheDocument();
});

describe('in crypto-balance, where the page has no header', () => {
  const closingButton = (isAllowed: boolean) =>
    sampleSession({ payload: { widgetViewType: 'cryptobalance', closingButton: isAllowed } });
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it.each([
    ['waiting', true, ['I didn’t pay: choose another method', 'Close']],
    ['waiting', false, ['I didn’t pay: choose another method']],
    ['accepted', true, ['Close', 'Back to methods']],
    ['processed', true, ['Close', 'Deposit again', 'Back to methods']],
    ['mistaked', true, ['Back to payment', 'Close']],
    ['mistaked', false, ['Back to payment']],
  ])(
    'the status %s has a way on and a way out, if closing is allowed: %s',
    async (status, isAllowed, expected) => {
      await openComplete({
        flow: 'cryptobalance',
        at: 'cryptobalance.deposit.fiat.complete',
        session: closingButton(isAllowed),
        store: createStore(),
        query: { status },
      });
      expect(buttons()).toEqual(expected);
    },
  );
});

it('shows the time, and copies the reference and the hash', async () => {
  const txid = '1a2b3'.padEnd(59, '0').concat('9f8e7');
  const { user } = await openComplete({
    interrupted: {
      createdAt: Date.UTC(2026, 4, 3, 12, 30),
      onchainTransaction: { txid, seenAt: Date.now() },
    },
  });
  const time = screen.getByText('Time').nextElementSibling;
  expect(time).toHaveTextContent(/^May \d, 2026, \d+:30\s[AP]M$/);
  await user.click(screen.getByRole('button', { name: 'Copy: Transaction' }));
  expect(await navigator.clipboard.readText()).toBe(txid);
  await user.click(screen.getByRole('button', { name: 'Copy: Reference' }));
  expect(await navigator.clipboard.readText()).toBe('41');
});

it('leads from an arrived deposit to the form of its method', async () => {
  const { user, whereabouts } = await openComplete({
    query: { status: 'processed' },
    choice: { method: 'visa' },
  });
  await act(() => jest.advanceTimersByTimeAsync(10));
  await user.click(screen.getByRole('button', { name: 'Deposit again' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.redirect'));
});

it('has a text and no buttons on a bare page', async () => {
  const { status } = await openComplete({
    store: createStore(),
    services: { isBarePage: true },
    session: sampleSession({ payload: { closingButton: false }, user: { id: undefined, token: undefined } }),
    query: { status: 'processed', depositId: '41' },
  });
  expect(status()).toBe('processed');
  expect(screen.getByText('You can close this page and return to the site.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['leads back to a site that the deployment trusts', 'https://casino.example', 'https://casino.example/'],
  ['leads to no other site', 'https://evil.example', undefined],
  ['leads to no site that only looks trusted', 'https://casino.example.evil.example', undefined],
  ['leads to no script', 'javascript:alert(1)', undefined],
])('a bare page %s', async (_, site, expected) => {
  const trustedOrigins = fakeTrustedOrigins('https://pay.example', 'https://casino.example');
  await openComplete({
    store: createStore(),
    services: { isBarePage: true, urls: { trustedOrigins } },
    session: sampleSession({ payload: { closingButton: false }, user: { id: undefined, token: undefined } }),
    query: { status: 'processed', depositId: '41', hostOrigin: site },
  });
  const link = screen.queryByRole('link', { name: 'Return to the site' });
  expect(link?.getAttribute('href') ?? undefined).toBe(expected);
});

const onchainTransaction = { txid: '0x1', seenAt: 0 };

it.each([
  ['on a provider’s page, of which the server names the end', {}, 'CANCELED'],
  ['of coins, of which the server names the end', { network: 'TRC20', onchainTransaction }, 'AUTO_CANCELED'],
  ['that the player reported as paid', { claim: 'followed' as const }, 2],
  ['that the player pays by hand', { deadline: Date.UTC(2099, 0) }, 2],
])(
  'a payment %s is cancelled, not declined, and leads to support with the reference',
  async (_, fields, serverStatus) => {
    const { status } = await openComplete({ interrupted: fields, choice: { method: 'visa' }, serverStatus });
    expect(await screen.findByText('The payment was cancelled')).toBeInTheDocument();
    expect(status()).toBe('mistaked');
    expect(screen.getByText(/If you’ve already sent money, contact support/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy: Reference' })).toBeInTheDocument();
    expect(screen.queryByText(/declined/)).toBeNull();
  },
);

it('says that a payment was cancelled once the server does, after a push with its code only', async () => {
  const { server, host } = await openComplete({ transaction: waiting, choice: { method: 'visa' } });
  server.answer(fetchDepositStatus, { status: 'CANCELED' });
  act(() => server.push('deposit.status', { ...pushed, status: 2 }));
  expect(screen.getByText(/declined the payment.*contact support before you try again/)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('The payment was cancelled')).toBeInTheDocument();
  expect(host.sentOf('DepositStatus')).toEqual([{ depositId: '41', status: 'mistaked' }]);
});

it('reads a cancellation from the address', async () => {
  await openComplete({ query: { status: 'CANCELED' } });
  expect(screen.getByText('The payment was cancelled')).toBeInTheDocument();
});

it('does not accept by itself a payment whose report may not have reached the server before a reload', async () => {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  store.set(paymentsAtom, { type: 'claimed', depositId: '41', claim: 'said' });
  const { status } = await openComplete({ store, transaction: waiting, choice: { method: 'visa' } });
  expect(screen.getByText('We’re still checking your confirmation')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(status()).toBe('waiting');
});
