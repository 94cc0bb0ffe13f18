import { DepositResponse, endpoints } from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  sampleSession,
  showDeposit,
  storedDeposit,
  wireMethod,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import english from '../../../../shared/locales/en.json';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '@paywidget/shared/invoice';
import '../CompleteScreen/CompleteScreen';
import '../OnrampScreen/OnrampScreen';
import './OfferListScreen';

const { checkDeposit, continueExternalDeposit, fetchDepositLimits, fetchDepositStatus, fetchPaymentMethods } =
  endpoints;

const offer = (method: string, amount: number, fee: number) => ({
  method,
  amount,
  fee,
  iconIds: [{ id: method }],
});
const created = {
  depositId: 41,
  passedCurrency: 'EUR',
  processingAmount: 100,
  apiResponse: {
    data: {
      paymentMethodOffers: [
        offer('moonpay', 96.5, 3.5),
        offer('banxa', 97.1, 2.9),
        offer('ramp_network', 95.8, 4.2),
      ],
    },
  },
};
const redirectAnswer = {
  depositId: 41,
  apiResponse: { source: 'https://banxa.example/pay', method: 'GET', data: { order: '7' } },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function openOffers(options: Partial<RenderOptions> = {}, answer: unknown = created) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, {
    methods: [wireMethod('onramp', { cardViewType: 'onramp', currency: ['EUR'] })],
  });
  server.answer(fetchDepositLimits, {});
  server.answer(fetchDepositStatus, { status: 0 });
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  if (answer) {
    showDeposit(store, { method: 'onramp', answer: DepositResponse.parse(answer) });
    showDeposit(store, { status: 'waiting', depositId: '41', method: 'onramp' });
  }
  const rendered = renderScreen(routes, {
    at: 'deposit.onramp.offer-list',
    from: 'deposit.onramp',
    choice: { method: 'onramp' },
    server,
    store,
    ...options,
  });
  const card = (name: string) => rendered.container.querySelector<HTMLElement>(`[data-method="${name}"]`);
  return {
    ...rendered,
    card,
    async choose(name: string) {
      await screen.findByRole('heading', { name: 'Choose an offer' });
      await rendered.user.click(card(name) as HTMLElement);
    },
    status: () => rendered.container.querySelector('[data-status]')?.getAttribute('data-status'),
  };
}

it('lists the offers in the server’s order, and marks the best', async () => {
  const { container, card } = openOffers();
  await screen.findByText('You pay €100. The provider’s page opens next.');
  const names = [...container.querySelectorAll('[data-method]')].map((offered) =>
    offered.getAttribute('data-method'),
  );
  expect(names).toEqual(['moonpay', 'banxa', 'ramp_network']);
  expect(card('ramp_network')).toHaveTextContent(/Ramp network.*Fee €4\.20.*You get.*€95\.80/);
  expect(screen.getAllByText('Best rate')).toHaveLength(1);
  expect(card('banxa')).toHaveTextContent('Best rate');
});

it('continues with an offer to its provider, then waits five minutes for the money', async () => {
  jest.useFakeTimers();
  const open = jest.spyOn(window, 'open');
  const { choose, server, whereabouts, host, status } = openOffers();
  server.answer(continueExternalDeposit, redirectAnswer);
  await choose('banxa');
  await waitFor(() => expect(status()).toBe('waiting'));
  expect(whereabouts()).toEqual({ name: 'deposit.complete', query: {} });
  const [request] = server.requestsTo(continueExternalDeposit);
  expect(request?.payload).toEqual({ depositId: '41', paymentType: 'onramp', method: 'banxa' });
  expect(request?.headers['Idempotency-Key']).toBeTruthy();
  expect(host.sentOf('Redirect')).toEqual([
    { url: 'https://banxa.example/pay?order=7', method: 'GET', data: {} },
  ]);
  expect(open).not.toHaveBeenCalled();

  await act(() => jest.advanceTimersByTimeAsync(299_000));
  expect(status()).toBe('waiting');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(status()).toBe('accepted');
});

it('shows a declined payment if the offer is rejected, and goes back to the on-ramp', async () => {
  const { choose, server, status, user, whereabouts, host } = openOffers();
  server.refuse(continueExternalDeposit, 400);
  await choose('moonpay');
  await waitFor(() => expect(status()).toBe('mistaked'));
  expect(host.sentOf('DepositStatus').at(-1)).toEqual({ depositId: '41', status: 'mistaked' });
  await waitFor(() =>
    expect(whereabouts()).toEqual({ name: 'deposit.complete', query: { to: 'deposit.onramp' } }),
  );
  await user.click(screen.getByRole('button', { name: 'Back to payment' }));
  await screen.findByRole('combobox', { name: 'Currency' });
  expect(whereabouts().name).toBe('deposit.onramp');
});

it.each([
  [401, english['error.status.401']],
  [403, english['error.payment.403']],
  [409, english['error.payment.409']],
  [429, english['error.status.429']],
])(
  'says what happened if the call is refused with %i, and keeps the offers and a notice',
  async (status, text) => {
    const { choose, server, whereabouts, host } = openOffers();
    server.refuse(continueExternalDeposit, status);
    await choose('moonpay');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByRole('note')).toHaveTextContent(text);
    expect(whereabouts().name).toBe('deposit.onramp.offer-list');
    expect(host.sentOf('DepositStatus')).not.toContainEqual(expect.objectContaining({ status: 'mistaked' }));
    server.answer(continueExternalDeposit, redirectAnswer);
    await choose('moonpay');
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(screen.queryByRole('note')).toBeNull();
  },
);

it('continues with one offer at a time', async () => {
  const { choose, card, server } = openOffers();
  const held = server.hold(continueExternalDeposit);
  await choose('banxa');
  await choose('moonpay');
  expect(server.requestsTo(continueExternalDeposit)).toHaveLength(1);
  expect(card('banxa')).toHaveAttribute('aria-busy', 'true');
  expect(card('moonpay')).toHaveAttribute('aria-disabled', 'true');
  expect(card('moonpay')).not.toHaveAttribute('aria-busy');
  await act(async () => held.refuse(400));
});

it('shows hints while the call is running', async () => {
  jest.useFakeTimers();
  const { choose, server, store } = openOffers();
  const experiments = [{ key: 'hints', group: 'group_c' }];
  act(() => store.set(sessionAtom, sampleSession({ payload: { experiments } })));
  const held = server.hold(continueExternalDeposit);
  await choose('banxa');
  // The hints load first, then their timer starts.
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText(english['hint.c.almost'])).toBeInTheDocument();
  await act(async () => held.refuse(400));
});

it('shows an unknown outcome without a response, and repeats the call under the same key', async () => {
  const { choose, server, user, whereabouts } = openOffers();
  server.lose(continueExternalDeposit);
  await choose('banxa');
  expect(await screen.findByText(/Don’t pay again/)).toBeInTheDocument();
  server.answer(checkDeposit, { exists: false });
  server.answer(continueExternalDeposit, redirectAnswer);
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  const [first, second] = server.requestsTo(continueExternalDeposit);
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
});

it('keeps the outcome unknown while the server still returns the offers', async () => {
  const { choose, server, user, store } = openOffers();
  server.lose(continueExternalDeposit);
  await choose('banxa');
  await screen.findByText(/Don’t pay again/);
  server.answer(checkDeposit, { exists: true, ...created });
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(server.requestsTo(continueExternalDeposit)).toHaveLength(2));
  expect(await screen.findByText(/Don’t pay again/)).toBeInTheDocument();
  expect(screen.getAllByText('Best rate')).toHaveLength(1);
  expect(storedDeposit(store)).toMatchObject({ depositId: '41', isUnknown: true });
  const keys = server.requestsTo(continueExternalDeposit).map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

it.each([
  ['without offers', undefined],
  ['after an offer was already chosen', redirectAnswer],
])('opens the on-ramp form %s', async (_, answer) => {
  const { whereabouts } = openOffers({}, answer ?? null);
  await waitFor(() => expect(whereabouts().name).toBe('deposit.onramp'));
});

it('goes back to the amount on Change', async () => {
  const { user, whereabouts } = openOffers();
  await user.click(await screen.findByRole('button', { name: 'Change method' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.onramp'));
});
