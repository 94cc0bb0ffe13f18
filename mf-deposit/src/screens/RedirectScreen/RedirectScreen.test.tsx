import { endpoints } from '@paywidget/shared/contract/payments';
import { attemptStoreAtom, choiceAtom, paymentSessionAtom, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, type FakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import english from '../../../../shared/locales/en.json';
import routes from '../../routes';
// What is fetched late is loaded before the tests' time limits count.
import '@paywidget/shared/invoice';
import './RedirectScreen';

const { createDeposit, checkDeposit, fetchDepositLimits, fetchPaymentMethods, startSession } = endpoints;
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
  it('starts with the minimum, names it on its button, and suggests amounts within the limits', async () => {
    const { amount, user } = openForm();
    expect(await amount()).toHaveValue('10');
    expect(await amount()).toHaveAccessibleDescription(/\$10 – \$500/);
    expect(submitButton()).toHaveTextContent('Deposit $10');

    await user.click(screen.getByRole('button', { name: '$250' }));
    expect(submitButton()).toHaveTextContent('Deposit $250');
    expect(screen.getByRole('button', { name: '$250' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for the limits that the method does not name', async () => {
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

  it('opens without limits when they cannot be had', async () => {
    const server = createFakeServer();
    server.refuse(fetchDepositLimits, 500);
    const { amount } = openForm({ ...plain, amount_rules: undefined }, { server });
    expect(await amount()).toHaveValue('1');
  });

  it("shows the server's remark", async () => {
    openForm({ ...plain, annotation: { en: 'Up to 5 minutes' } });
    expect(await screen.findByText('Up to 5 minutes')).toBeInTheDocument();
  });

  it("says that a method lacks the player's currency, and takes no deposit", async () => {
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
        'the coins',
        [coin('bitcoin'), coin('litecoin')],
        'deposit.crypto',
        { group: 'crypto', method: 'visa' },
      ],
      ['the only coin', [coin('bitcoin')], 'deposit.crypto.address', { method: 'bitcoin' }],
    ])('leads to %s', async (_, coins, expected, choice) => {
      const { user, server, store, whereabouts } = openForm();
      server.answer(fetchPaymentMethods, { methods: [euros, ...coins] });
      await user.click(await screen.findByRole('button', { name: 'Use crypto' }));
      await waitFor(() => expect(whereabouts().name).toBe(expected));
      expect(store.get(choiceAtom)).toEqual(choice);
    });

    it('leads back to the others, and to no coins where there are none', async () => {
      const { user, server, whereabouts } = openForm();
      server.answer(fetchPaymentMethods, { methods: [euros] });
      await user.click(await screen.findByRole('button', { name: 'Other methods' }));
      await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
      expect(screen.queryByRole('button', { name: 'Use crypto' })).toBeNull();
    });
  });

  it('leads back to the list when the method is no longer there', async () => {
    const { whereabouts } = openForm(plain, { choice: { method: 'gone' } });
    await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
  });

  it.each([
    [{ cardViewType: 3 }, 'deposit.india'],
    [{ cardViewType: 13 }, 'deposit.onramp'],
    [{ cardViewType: 20 }, 'deposit.cash'],
    [{ category: 'crypto' }, 'deposit.crypto.address'],
  ])('leads to the own page of a method with %j', async (fields, page) => {
    const { whereabouts } = openForm(fields);
    await waitFor(() => expect(whereabouts().name).toBe(page));
  });

  it('leads back to the other methods', async () => {
    const { user, whereabouts } = openForm();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
  });

  it('is the same within a group, where the way back is the group', async () => {
    const { user, whereabouts, container } = openForm(plain, {
      at: 'deposit.group.redirect',
      choice: { group: 'card_method', method: 'visa' },
    });
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(container.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.group.redirect');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.group'));
  });

  it('asks a one-click method for nothing but a confirmation', async () => {
    const fields = [{ name: 'phone', type: 'text', placeholder_text: 'Phone' }];
    const { user, server, whereabouts } = openForm({
      ...plain,
      isOneClick: true,
      prefilledAmount: 30,
      fields,
    });
    server.answer(createDeposit, redirectAnswer);
    expect(await screen.findByText('Confirm your deposit')).toBeInTheDocument();
    expect(screen.getByText('You pay').nextElementSibling).toHaveTextContent('$30');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.requestsTo(createDeposit)).toHaveLength(0);

    await user.click(submitButton(/Deposit \$30/));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(createDeposit).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ amount: 30, fields: {} }),
    ]);
  });

  it('asks a one-click method for what the server wants to know beyond that', async () => {
    const { user, server } = openForm({ ...plain, isOneClick: true, prefilledAmount: 30 });
    server.answer(createDeposit, {
      depositId: 41,
      fields: [{ name: 'cpf', type: 'text', placeholder_text: 'CPF' }],
      apiResponse: { isFieldsRequired: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Deposit $30' }));
    expect(await screen.findByRole('textbox', { name: 'CPF' })).toBeInTheDocument();
  });

  it('starts one payment session once the amount has stood for 500 ms', async () => {
    const { store, server, amount } = openForm();
    await amount();
    await waitFor(() => expect(store.get(paymentSessionAtom)).toEqual({ method: 'visa', id: 's1' }));
    expect(server.requestsTo(startSession).map(({ payload }) => payload)).toEqual([
      { paymentType: 'visa', amount: 10, currency: 'USD' },
    ]);
  });
});

describe('a change of the currency by the host', () => {
  const changeTo = (currency: string, { store }: ReturnType<typeof openForm>) =>
    act(async () => store.set(sessionAtom, sampleSession({ user: { currency } })));

  async function openTyped(fields: Fields) {
    const opened = openForm({ ...plain, ...fields });
    await opened.user.clear(await opened.amount());
    await opened.user.type(await opened.amount(), '64');
    return opened;
  }

  it('keeps what was typed while its limits are under way', async () => {
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

  it('keeps it while the list of the currency is under way, and holds the method to that list alone', async () => {
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

  it('says that the method lacks it once its list says so', async () => {
    const opened = await openTyped({ currency: ['USD'] });
    await changeTo('EUR', opened);
    expect(await screen.findByText('Deposit in EUR is currently unavailable')).toBeInTheDocument();
  });
});

describe('submitting', () => {
  it('creates the deposit and goes on to the provider and the complete page', async () => {
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

  it('reports the first press with its delay, and only the first', async () => {
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
  ])('refuses %s: %s', async (text, message) => {
    const { user, server, amount } = openForm();
    await user.clear(await amount());
    await user.type(await amount(), text);
    await user.click(submitButton());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await amount()).toBeInvalid();
    expect(server.requestsTo(createDeposit)).toHaveLength(0);
  });

  it('sends once, however often it is pressed, and shows that it works', async () => {
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

  it('sends on Enter', async () => {
    const { user, server, amount, whereabouts } = openForm();
    server.answer(createDeposit, redirectAnswer);
    await user.type(await amount(), '{Enter}');
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it('shows the fields that the server asks for, keeps the form, and goes on with the same deposit', async () => {
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
      "the server's own words",
      { code: 'banking.merchantClientError', message: 'Card is blocked' },
      'Card is blocked',
    ],
    ['the generic text', { code: 'something.else' }, /on the provider’s side/],
  ])('says why it was declined: %s', async (_, data, text) => {
    const { user, server, amount } = openForm();
    server.refuse(createDeposit, 400, { data });
    await amount();
    await user.click(submitButton());

    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(text));
    expect(within(alert).getByText('Error')).toBeInTheDocument();
    expect(submitButton()).toBeEnabled();
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
    // First it is fetched, then it counts.
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    return held;
  }

  it('there is something to read, until the answer comes', async () => {
    const held = await submitAndWait('group_a');
    expect(screen.getByText(english['hint.a.details'])).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.getByText(english['hint.a.amount'])).toBeInTheDocument();
    held.refuse(400);
    await waitFor(() => expect(screen.queryByText(english['hint.a.amount'])).toBeNull());
  });

  it('other players only see that it works', async () => {
    await submitAndWait('group_x');
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(english['hint.a.details'])).toBeNull();
  });
});

describe('an unknown outcome', () => {
  async function losePayment() {
    const opened = openForm();
    const held = opened.server.hold(createDeposit);
    await opened.amount();
    await opened.user.click(submitButton());
    await act(async () => held.lose());
    expect(await screen.findByText(/We do not know yet/)).toBeInTheDocument();
    return opened;
  }

  it('warns not to pay again and offers to ask instead of to pay', async () => {
    const { store } = await losePayment();
    expect(screen.getByText(/Do not pay again/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
    expect(store.get(attemptStoreAtom).read()).toMatchObject({ method: 'visa', isUnknown: true });
  });

  it('ends with what the server knows', async () => {
    const { user, server, whereabouts } = await losePayment();
    server.answer(checkDeposit, { exists: true, ...redirectAnswer });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
  });

  it('resolves itself', async () => {
    jest.useFakeTimers();
    const { server, whereabouts } = await losePayment();
    server.answer(checkDeposit, { exists: true, ...redirectAnswer });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await act(() => jest.advanceTimersByTimeAsync(1));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it('is retried under the same key once the server knows of nothing', async () => {
    const { user, server, whereabouts } = await losePayment();
    server.answer(checkDeposit, { exists: false });
    server.answer(createDeposit, redirectAnswer);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    const [first, second] = server.requestsTo(createDeposit);
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(second?.payload).toEqual(first?.payload);
  });

  it('asks before another amount is sent', async () => {
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

it('takes a press of Enter while it is under way for nothing', async () => {
  const { user, server, amount } = openForm();
  const held = server.hold(createDeposit);
  await amount();
  await user.click(submitButton());
  await user.clear(await amount());
  await user.type(await amount(), '99{Enter}');
  await act(async () => held.lose());

  // What is offered is what was sent, or the other amount as a deposit of its own.
  expect(await screen.findByRole('button', { name: 'Check now' })).toBeInTheDocument();
  expect(submitButton(/Deposit \$99/)).toBeInTheDocument();
  expect(server.requestsTo(createDeposit)).toHaveLength(1);
});

it('lets another amount be paid instead of the one whose window was blocked', async () => {
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

it('offers to continue when the browser blocked the payment window', async () => {
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

it('does not take for accepted what the player has had no way to pay', async () => {
  jest.useFakeTimers();
  const helper = { closed: false, close: jest.fn(), postMessage: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(helper as unknown as Window);
  const { user, server, amount, whereabouts, container } = openForm({});
  server.answer(createDeposit, redirectAnswer);
  await amount();
  await user.click(submitButton());
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));

  // Before it was sent on to the provider.
  helper.closed = true;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(container.querySelector('[data-status]')).toHaveAttribute('data-status', 'waiting');
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
});
