import { endpoints } from '@paywidget/shared/contract/payments';
import { paymentSessionsAtom } from '@paywidget/shared/deposit';
import { paymentsAtom } from '@paywidget/shared/payments';
import { choiceAtom, createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  type FakeServer,
  sampleSession,
  shownTransaction,
  storedDeposit,
  wireMethod,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import english from '../../../../shared/locales/en.json';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '@paywidget/shared/invoice';
import './DepositFormScreen';

const {
  createDeposit,
  checkDeposit,
  fetchDepositLimits,
  fetchDepositStatus,
  fetchPaymentMethods,
  startSession,
} = endpoints;
type Fields = Parameters<typeof wireMethod>[1];

const plain: Fields = { opensHelperWindow: false };
const redirectAnswer = {
  depositId: 41,
  apiResponse: { source: 'https://pay.example/start', method: 'GET', data: { token: 'abc' } },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function openForm(fields: Fields = plain, options: Partial<RenderOptions> & { server?: FakeServer } = {}) {
  const server = options.server ?? createFakeServer();
  server.answer(fetchPaymentMethods, { methods: [wireMethod('visa', fields)] });
  server.answer(startSession, { payment_session_id: 's1', created_at: '2026-01-01T00:00:00Z' });
  const rendered = renderScreen(routes, {
    at: 'deposit.redirect',
    from: 'deposit.list',
    choice: { method: 'visa' },
    ...options,
    server,
  });
  return { ...rendered, amount: () => screen.findByRole('textbox', { name: 'Amount' }) };
}

const submitButton = (name = /^Deposit/) => screen.getByRole('button', { name });

describe('the form', () => {
  it('starts with the minimum amount, shows it on the button, and suggests amounts within the limits', async () => {
    const { amount, user } = openForm();
    expect(await amount()).toHaveValue('10');
    expect(await amount()).toHaveAccessibleDescription(/\$10 – \$500/);
    expect(submitButton()).toHaveTextContent('Deposit $10');

    await user.click(screen.getByRole('button', { name: '$250' }));
    expect(submitButton()).toHaveTextContent('Deposit $250');
    expect(screen.getByRole('button', { name: '$250' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('requests the limits if the method has none for the currency', async () => {
    const server = createFakeServer();
    server.answer(fetchDepositLimits, { visa: { min: 25, max: 75 } });
    const { amount } = openForm({ ...plain, amount_rules: { EUR: { min: 1, max: 2 } } }, { server });

    expect(await amount()).toHaveValue('25');
    expect(await amount()).toHaveAccessibleDescription(/\$25 – \$75/);
    expect(server.requestsTo(fetchDepositLimits)[0]?.payload).toEqual({
      currency: 'USD',
      paymentMethod: 'visa',
    });
  });

  it('opens without limits if the call fails', async () => {
    const server = createFakeServer();
    server.refuse(fetchDepositLimits, 500);
    const { amount } = openForm({ ...plain, amount_rules: undefined }, { server });
    expect(await amount()).toHaveValue('1');
  });

  it("shows the method's annotation", async () => {
    openForm({ ...plain, annotation: { en: 'Up to 5 minutes' } });
    expect(await screen.findByText('Up to 5 minutes')).toBeInTheDocument();
  });

  it("shows no form, and a note, if the method does not take the player's currency", async () => {
    const { container } = openForm({ ...plain, currency: ['EUR'] });
    expect(await screen.findByText('Deposit in USD is currently unavailable')).toBeInTheDocument();
    expect(container.querySelector('[data-screen="deposit.redirect"]')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
  });

  describe('of a method that lacks the currency', () => {
    const euros = wireMethod('visa', { ...plain, currency: ['EUR'] });
    const coin = (name: string) => wireMethod(name, { category: 'crypto', currency: ['BTC'] });

    it.each([
      [
        'the list of coins',
        [coin('bitcoin'), coin('litecoin')],
        'deposit.crypto',
        { group: 'crypto', method: 'visa' },
      ],
      ['the only coin', [coin('bitcoin')], 'deposit.crypto.address', { method: 'bitcoin' }],
    ])('opens %s', async (_, coins, expected, choice) => {
      const { user, server, store, whereabouts } = openForm();
      server.answer(fetchPaymentMethods, { methods: [euros, ...coins] });
      await user.click(await screen.findByRole('button', { name: 'Use crypto' }));
      await waitFor(() => expect(whereabouts().name).toBe(expected));
      expect(store.get(choiceAtom)).toEqual(choice);
    });

    it('goes back to the other methods, and offers no crypto without coins', async () => {
      const { user, server, whereabouts } = openForm();
      server.answer(fetchPaymentMethods, { methods: [euros] });
      await user.click(await screen.findByRole('button', { name: 'Other methods' }));
      await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
      expect(screen.queryByRole('button', { name: 'Use crypto' })).toBeNull();
    });
  });

  it('opens the list if the method does not exist any more', async () => {
    const { whereabouts } = openForm(plain, { choice: { method: 'gone' } });
    await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
  });

  it.each([
    [{ cardViewType: 3 }, 'deposit.india'],
    [{ cardViewType: 13 }, 'deposit.onramp'],
    [{ cardViewType: 20 }, 'deposit.cash'],
    [{ category: 'crypto' }, 'deposit.crypto.address'],
  ])('for a method with %j, opens its page %s', async (fields, page) => {
    const { whereabouts } = openForm(fields);
    await waitFor(() => expect(whereabouts().name).toBe(page));
  });

  it('goes back to the list on Change', async () => {
    const { user, whereabouts } = openForm();
    await user.click(await screen.findByRole('button', { name: 'Change method' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
  });

  it('goes back to the group on Change within a group', async () => {
    const { user, whereabouts, container } = openForm(plain, {
      at: 'deposit.group.redirect',
      choice: { group: 'card_method', method: 'visa' },
    });
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(container.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.group.redirect');
    await user.click(screen.getByRole('button', { name: 'Change method' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.group'));
  });

  it('shows only a confirmation for a one-click method, without a summary that repeats the amount', async () => {
    const fields = [{ name: 'phone', type: 'text', placeholder_text: 'Phone' }];
    const { user, server, whereabouts } = openForm({
      ...plain,
      isOneClick: true,
      prefilledAmount: 30,
      fields,
    });
    server.answer(createDeposit, redirectAnswer);
    expect(await screen.findByText('Confirm your deposit')).toBeInTheDocument();
    expect(submitButton(/Deposit \$30/)).toBeVisible();
    expect(screen.queryByText('You pay')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.requestsTo(createDeposit)).toHaveLength(0);

    await user.click(submitButton(/Deposit \$30/));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(createDeposit).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ amount: 30, fields: {} }),
    ]);
  });

  it('shows the fields that the server requests for a one-click method', async () => {
    const { user, server } = openForm({ ...plain, isOneClick: true, prefilledAmount: 30 });
    server.answer(createDeposit, {
      depositId: 41,
      fields: [{ name: 'cpf', type: 'text', placeholder_text: 'CPF' }],
      apiResponse: { isFieldsRequired: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Deposit $30' }));
    expect(await screen.findByRole('textbox', { name: 'CPF' })).toBeInTheDocument();
  });

  it('starts one payment session after the amount is unchanged for 500 ms', async () => {
    const { store, server, amount } = openForm();
    await amount();
    await waitFor(() => expect(store.get(paymentSessionsAtom).get('visa')).toBe('s1'));
    expect(server.requestsTo(startSession).map(({ payload }) => payload)).toEqual([
      { paymentType: 'visa', amount: 10, currency: 'USD' },
    ]);
  });
});

describe('when the host changes the currency', () => {
  const changeTo = (currency: string, { store }: ReturnType<typeof openForm>) =>
    act(async () => store.set(sessionAtom, sampleSession({ user: { currency } })));

  async function openTyped(fields: Fields) {
    const opened = openForm({ ...plain, ...fields });
    await opened.user.clear(await opened.amount());
    await opened.user.type(await opened.amount(), '64');
    return opened;
  }

  it('keeps the amount while the new limits load', async () => {
    const opened = await openTyped({ currency: [], amount_rules: { USD: { min: 10, max: 500 } } });
    const { server, amount } = opened;
    const held = server.hold(fetchDepositLimits);
    await changeTo('EUR', opened);
    await waitFor(() => expect(server.requestsTo(fetchDepositLimits)).toHaveLength(1));
    expect(await amount()).toHaveValue('64');
    expect(submitButton()).toHaveTextContent('Deposit $64');

    await act(async () => held.answer({ visa: { min: 20, max: 600 } }));
    expect(await amount()).toHaveValue('64');
    expect(await amount()).toHaveAccessibleDescription(/€20 – €600/);
    expect(submitButton()).toHaveTextContent('Deposit €64');
  });

  it('keeps the amount while the new list loads, and uses only that list', async () => {
    const dollars = {
      currency: ['USD'],
      amount_rules: { USD: { min: 10, max: 500 }, EUR: { min: 20, max: 600 } },
    };
    const opened = await openTyped(dollars);
    const { server, amount } = opened;
    const held = server.hold(fetchPaymentMethods);
    await changeTo('EUR', opened);
    expect(await amount()).toHaveValue('64');

    await act(async () =>
      held.answer({ methods: [wireMethod('visa', { ...plain, ...dollars, currency: ['EUR'] })] }),
    );
    expect(await amount()).toHaveValue('64');
    expect(submitButton()).toHaveTextContent('Deposit €64');
  });

  it('shows the note on the currency as soon as the new list has loaded', async () => {
    const opened = await openTyped({ currency: ['USD'] });
    await changeTo('EUR', opened);
    expect(await screen.findByText('Deposit in EUR is currently unavailable')).toBeInTheDocument();
  });
});

describe('while a deposit is in progress', () => {
  const euros = { user: { currency: 'EUR', paymentGeo: 'PT' } };

  /** Submits the form of a slow server. The host then gives the player another currency and another country. */
  async function changeDuringDeposit() {
    const opened = openForm({ ...plain, currency: ['USD'] });
    const { server, store, user, amount } = opened;
    const held = server.hold(createDeposit);
    await user.clear(await amount());
    await user.type(await amount(), '64');
    await user.click(submitButton());
    server.answer(fetchPaymentMethods, { methods: [wireMethod('other')] });
    await act(async () => store.set(sessionAtom, sampleSession(euros)));
    await act(async () => window.dispatchEvent(new Event('online')));
    return { ...opened, held };
  }

  it('the form keeps its method, amount and currency when the host changes currency and country', async () => {
    const { server, held, whereabouts, amount } = await changeDuringDeposit();
    expect(whereabouts().name).toBe('deposit.redirect');
    expect(await amount()).toHaveValue('64');
    expect(submitButton()).toHaveTextContent('Deposit $64');
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(server.requestsTo(fetchPaymentMethods)).toHaveLength(1);

    await act(async () => held.answer(redirectAnswer));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it('the new currency counts once the deposit is rejected', async () => {
    const { held, whereabouts } = await changeDuringDeposit();
    await act(async () => held.refuse(400));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
  });

  it('the form stays while the outcome is unknown', async () => {
    const { held, whereabouts } = await changeDuringDeposit();
    await act(async () => held.refuse(502));
    expect(await screen.findByText(english['deposit.unknown.title'])).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('64');
    expect(whereabouts().name).toBe('deposit.redirect');
  });
});

it('says before a second deposit that the first one is still being confirmed', async () => {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const reported = { type: 'reported', report: { step: 'unknown' } } as const;
  store.set(paymentsAtom, { ...reported, depositId: '40', method: 'visa' });
  store.set(paymentsAtom, { ...reported, depositId: '39', method: 'other' });
  const { user, server, whereabouts, amount } = openForm(plain, { store });
  server.answer(fetchDepositStatus, { status: 0 });
  await amount();
  expect(screen.getAllByText(english['invoice.unknown.title'])).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(shownTransaction(store)).toMatchObject({ depositId: '40' });
});

it.each([
  ['a lost connection is found again', ['offline', 'online']],
  ['the player comes back to the tab', ['visibilitychange']],
])('fetches no list again when %s', async (_, events) => {
  const { server, queryClient, amount } = openForm();
  await amount();
  await act(async () => {
    await queryClient.invalidateQueries({ refetchType: 'none' });
    for (const event of events) window.dispatchEvent(new Event(event));
  });
  expect(server.requestsTo(fetchPaymentMethods)).toHaveLength(1);
});

describe('submitting', () => {
  it('creates the deposit, redirects to the provider and opens the complete page', async () => {
    const { user, server, amount, whereabouts, host } = openForm();
    server.answer(createDeposit, redirectAnswer);
    await user.clear(await amount());
    await user.type(await amount(), '75.5');
    await user.click(submitButton(/Deposit \$75\.50/));

    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    const [request] = server.requestsTo(createDeposit);
    expect(request?.payload).toMatchObject({
      paymentType: 'visa',
      amount: 75.5,
      currency: 'USD',
      selectedCountry: 'br',
    });
    expect(request?.headers['Idempotency-Key']).toBeTruthy();
    expect(host.sentOf('Redirect')).toEqual([
      { url: 'https://pay.example/start?token=abc', method: 'GET', data: {} },
    ]);
  });

  it('tracks only the first press, with its delay', async () => {
    const { user, host, amount } = openForm();
    await user.clear(await amount());
    await user.click(submitButton());
    await user.click(submitButton());
    const events = host.sentOf('Analytics').filter(({ event }) => event === 'deposit_submit');
    expect(events).toEqual([
      {
        event: 'deposit_submit',
        data: expect.objectContaining({ method: 'visa', delaySeconds: expect.any(Number) }),
      },
    ]);
  });

  it.each([
    ['9', 'The minimum is $10'],
    ['501', 'The maximum is $500'],
  ])('for the amount %s, shows the error: %s', async (text, message) => {
    const { user, server, amount } = openForm();
    await user.clear(await amount());
    await user.type(await amount(), text);
    await user.click(submitButton());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await amount()).toBeInvalid();
    expect(server.requestsTo(createDeposit)).toHaveLength(0);
  });

  it('sends one request for several presses, and shows a busy button', async () => {
    const { user, server, amount } = openForm();
    const held = server.hold(createDeposit);
    await amount();
    await user.click(submitButton());
    await user.click(submitButton());
    await user.type(await amount(), '{Enter}');

    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
    held.refuse(400);
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
  });

  it('submits on Enter', async () => {
    const { user, server, amount, whereabouts } = openForm();
    server.answer(createDeposit, redirectAnswer);
    await user.type(await amount(), '{Enter}');
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it('shows the fields that the server requests, keeps the input, and continues the same deposit', async () => {
    const { user, server, amount, whereabouts } = openForm();
    server.answer(createDeposit, {
      depositId: 41,
      fields: [{ name: 'cpf', type: 'text', placeholder_text: 'CPF' }],
      apiResponse: { isFieldsRequired: true },
    });
    await user.clear(await amount());
    await user.type(await amount(), '60');
    await user.click(submitButton());

    await user.type(await screen.findByRole('textbox', { name: 'CPF' }), '11144477735');
    expect(await amount()).toHaveValue('60');
    server.answer(createDeposit, redirectAnswer);
    await user.click(submitButton());

    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(createDeposit)[1]?.payload).toMatchObject({
      depositId: '41',
      amount: 60,
      fields: { cpf: '11144477735' },
    });
  });

  it.each([
    [
      "the server's text",
      { code: 'banking.merchantClientError', message: 'Card is blocked' },
      'Card is blocked',
    ],
    ['the generic text', { code: 'something.else' }, /on the provider’s side/],
  ])('shows why the deposit was declined: %s', async (_, data, text) => {
    const { user, server, amount } = openForm();
    server.refuse(createDeposit, 400, { data });
    await amount();
    await user.click(submitButton());

    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(text));
    expect(within(alert).getByText('Error')).toBeInTheDocument();
    expect(submitButton()).toBeEnabled();
  });

  it('keeps the reason in a notice above the button until the next press', async () => {
    const { user, server, amount } = openForm();
    server.refuse(createDeposit, 400, {
      data: { code: 'banking.merchantClientError', message: 'Card is blocked' },
    });
    await amount();
    await user.click(submitButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Card is blocked'));
    await user.click(within(screen.getByRole('alert')).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());

    const notice = screen.getByText('Card is blocked');
    expect(notice.closest('[role="alert"], [role="status"]')).toBeNull();
    expect(notice.compareDocumentPosition(submitButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const held = server.hold(createDeposit);
    await user.click(submitButton());
    expect(screen.queryByText('Card is blocked')).toBeNull();
    await act(async () => held.refuse(400, {}));
    expect(screen.getAllByText(/on the provider’s side/).length).toBeGreaterThan(0);
  });
});

describe('while the deposit is being created', () => {
  const inGroup = (group: string) => sampleSession({ payload: { experiments: [{ key: 'hints', group }] } });

  async function submitAndWait(group: string) {
    jest.useFakeTimers();
    const { user, server, amount } = openForm(plain, { session: inGroup(group) });
    const held = server.hold(createDeposit);
    await amount();
    await user.click(submitButton());
    // The hints load first, then their timer starts.
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    return held;
  }

  it('shows hints to players of an experiment group', async () => {
    const held = await submitAndWait('group_a');
    expect(screen.getByText(english['hint.a.details'])).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.getByText(english['hint.a.amount'])).toBeInTheDocument();
    held.refuse(400);
    await waitFor(() => expect(screen.queryByText(english['hint.a.amount'])).toBeNull());
  });

  it('shows only a busy button to other players', async () => {
    await submitAndWait('group_x');
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(english['hint.a.details'])).toBeNull();
  });
});

describe('after an unknown outcome', () => {
  async function losePayment() {
    const opened = openForm();
    const held = opened.server.hold(createDeposit);
    await opened.amount();
    await opened.user.click(submitButton());
    await act(async () => held.lose());
    expect(await screen.findByText(/We’re still confirming your payment/)).toBeInTheDocument();
    return opened;
  }

  it('warns not to pay again, and offers a check instead of a submit', async () => {
    const { store } = await losePayment();
    expect(screen.getByText(/Don’t pay again/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
    expect(storedDeposit(store)).toMatchObject({ method: 'visa', isUnknown: true });
  });

  it('opens the complete page if the check finds the deposit', async () => {
    const { user, server, whereabouts } = await losePayment();
    server.answer(checkDeposit, { exists: true, ...redirectAnswer });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
  });

  it('checks automatically, and opens the complete page', async () => {
    jest.useFakeTimers();
    const { server, whereabouts } = await losePayment();
    server.answer(checkDeposit, { exists: true, ...redirectAnswer });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await act(() => jest.advanceTimersByTimeAsync(1));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it('sends the request again under the same key if the check finds no deposit', async () => {
    const { user, server, whereabouts } = await losePayment();
    server.answer(checkDeposit, { exists: false });
    server.answer(createDeposit, redirectAnswer);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    const [first, second] = server.requestsTo(createDeposit);
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(second?.payload).toEqual(first?.payload);
  });

  it('checks before it sends another amount', async () => {
    const { user, server, amount, whereabouts } = await losePayment();
    const check = server.hold(checkDeposit);
    server.answer(createDeposit, redirectAnswer);
    await user.clear(await amount());
    await user.type(await amount(), '99');
    await user.click(submitButton(/Deposit \$99/));

    await waitFor(() => expect(server.requestsTo(checkDeposit)).toHaveLength(1));
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
    await act(async () => check.answer({ exists: false }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(createDeposit)[1]?.payload).toMatchObject({ amount: 99 });
  });
});

it('ignores Enter while a request is running', async () => {
  const { user, server, amount } = openForm();
  const held = server.hold(createDeposit);
  await amount();
  await user.click(submitButton());
  await user.clear(await amount());
  await user.type(await amount(), '99{Enter}');
  await act(async () => held.lose());

  // Offers a check of the first amount, and a new deposit of the other amount.
  expect(await screen.findByRole('button', { name: 'Check now' })).toBeInTheDocument();
  expect(submitButton(/Deposit \$99/)).toBeInTheDocument();
  expect(server.requestsTo(createDeposit)).toHaveLength(1);
});

it('allows another amount after the payment window was blocked', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, server, amount } = openForm({});
  server.answer(createDeposit, redirectAnswer);
  await amount();
  await user.click(submitButton());
  await screen.findByRole('button', { name: 'Continue to payment' });
  expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();

  await user.clear(await amount());
  await user.type(await amount(), '99');
  await user.click(submitButton(/Deposit \$99/));
  await waitFor(() => expect(server.requestsTo(createDeposit)).toHaveLength(2));
  expect(server.requestsTo(createDeposit)[1]?.payload).toMatchObject({ amount: 99 });
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
});

it('shows a continue button when the browser blocked the payment window', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, server, amount, host } = openForm({});
  server.answer(createDeposit, redirectAnswer);
  await amount();
  await user.click(submitButton());
  expect(open).toHaveBeenCalledTimes(1);

  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(open).toHaveBeenCalledTimes(2);
  expect(host.sentOf('Redirect')).toHaveLength(1);
});

it('does not become accepted while the payment window was closed before the redirect', async () => {
  jest.useFakeTimers();
  const helper = { closed: false, close: jest.fn(), postMessage: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(helper as unknown as Window);
  const { user, server, amount, whereabouts, container } = openForm({});
  server.answer(createDeposit, redirectAnswer);
  await amount();
  await user.click(submitButton());
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));

  // The window is closed before the redirect to the provider.
  helper.closed = true;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(container.querySelector('[data-status]')).toHaveAttribute('data-status', 'waiting');
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
});
