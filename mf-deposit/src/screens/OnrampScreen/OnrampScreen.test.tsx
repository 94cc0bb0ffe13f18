import { endpoints } from '@paywidget/shared/contract/payments';
import { sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '../OfferListScreen/OfferListScreen';
import './OnrampScreen';

const { createDeposit, fetchDepositLimits, fetchPaymentMethods, startSession } = endpoints;

const option = (value: string) => ({ value, label: value });
const moonpay = wireMethod('moonpay', {
  cardViewType: 13,
  currency: ['EUR', 'BRL'],
  amount_rules: undefined,
  network: [
    { name: 'Tron', code: 'trc20' },
    { name: 'Ethereum', code: 'erc20' },
  ],
  fields: [
    {
      name: 'currency',
      alias: '',
      type: 'dropdown_currency',
      values: ['EUR', 'BRL', 'GBP', 'XTS'].map(option),
    },
    { name: 'network', type: 'networks', placeholder_text: 'Network' },
  ],
});
const limits: Record<string, unknown> = {
  BRL: { moonpay: { min: 100, max: 50_000 } },
  EUR: { moonpay: { min: 20, max: 9_000 } },
};
const offers = [{ amount: 96, fee: 4, method: 'banxa', iconIds: [{ id: 'banxa' }] }];

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

interface Opened {
  method?: Readonly<Record<string, unknown>>;
  country?: string;
}

function openOnramp({ method = moonpay, country = 'br' }: Opened = {}) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods: [method] });
  server.answer(fetchDepositLimits, ({ currency }: { currency: string }) => limits[currency] ?? {});
  server.answer(startSession, { payment_session_id: 's1', created_at: '2026-01-01T00:00:00Z' });
  const rendered = renderScreen(routes, {
    at: 'deposit.onramp',
    from: 'deposit.list',
    choice: { method: 'moonpay' },
    session: sampleSession({ user: { paymentGeo: country } }),
    server,
  });
  const { user } = rendered;
  return {
    ...rendered,
    currency: () => screen.findByRole('combobox', { name: 'Currency' }),
    amount: () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' }),
    async choose(code: string) {
      await user.click(await screen.findByRole('combobox', { name: 'Currency' }));
      await user.click(screen.getByRole('option', { name: new RegExp(code) }));
    },
  };
}

const submitButton = () => screen.getByRole('button', { name: /^Deposit/ });

it("starts with the country's currency, and requests its limits", async () => {
  const { currency, amount, server, container } = openOnramp();
  expect(await currency()).toHaveTextContent('Brazilian Real');
  await waitFor(async () => expect(await amount()).toHaveValue('100'));
  expect(await amount()).toHaveAccessibleDescription(/R\$100 – R\$50,000/);
  expect(server.requestsTo(fetchDepositLimits).map(({ payload }) => payload)).toEqual([
    { currency: 'BRL', paymentMethod: 'moonpay' },
  ]);
  expect(container.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.onramp');
  expect(container.querySelector('[data-field="currency"]')).toContainElement(await currency());
});

it('disables the amount until a currency is chosen and its limits are loaded; a press says so', async () => {
  const { server, user, currency, amount, choose } = openOnramp({ country: 'jp' });
  expect(await amount()).toBeDisabled();
  expect(await amount()).toHaveAccessibleDescription('Choose a currency first');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(submitButton());
  expect(await currency()).toHaveFocus();
  expect(await currency()).toHaveAccessibleDescription('Choose a currency first');
  expect(server.requestsTo(fetchDepositLimits)).toEqual([]);

  const held = server.hold(fetchDepositLimits);
  await choose('EUR');
  expect(await amount()).toBeDisabled();
  expect(await amount()).toHaveAccessibleDescription('Loading the limits…');
  await user.click(submitButton());
  expect(await currency()).toHaveFocus();
  expect(await currency()).toHaveAccessibleDescription('Loading the limits…');
  await act(async () => held.answer(limits.EUR));
  expect(await amount()).toBeEnabled();
  expect(submitButton()).not.toHaveAttribute('aria-disabled');
});

it('shows the names of the currencies, or the code if there is none', async () => {
  const { user, currency } = openOnramp();
  await user.click(await currency());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('EuroEUR'),
    expect.stringContaining('Brazilian RealBRL'),
    expect.stringContaining('British PoundGBP'),
    expect.stringContaining('XTSXTS'),
  ]);
});

it('clears the amount when the currency changes', async () => {
  const { user, amount, choose } = openOnramp();
  await waitFor(async () => expect(await amount()).toBeEnabled());
  await user.clear(await amount());
  await user.type(await amount(), '250');
  await choose('EUR');
  await waitFor(async () => expect(await amount()).toBeEnabled());
  expect(await amount()).toHaveValue('');
  expect(await amount()).toBeValid();
  expect(await amount()).toHaveAccessibleDescription(/€20 – €9,000/);
});

it('clears the amount when the host changes the country and thus the currency', async () => {
  const { user, store, currency, amount } = openOnramp();
  await waitFor(async () => expect(await amount()).toBeEnabled());
  await user.type(await amount(), '0');
  act(() => store.set(sessionAtom, sampleSession({ user: { paymentGeo: 'de' } })));
  await waitFor(async () => expect(await currency()).toHaveTextContent('Euro'));
  await waitFor(async () => expect(await amount()).toBeEnabled());
  expect(await amount()).toHaveValue('');
});

describe('a currency without limits', () => {
  it.each([
    [
      'because the call fails',
      (server: ReturnType<typeof createFakeServer>) => server.refuse(fetchDepositLimits, 500),
    ],
    [
      'because the server has none',
      (server: ReturnType<typeof createFakeServer>) => server.answer(fetchDepositLimits, {}),
    ],
  ])('%s is marked, and shows a snackbar', async (_, fail) => {
    const { server, user, currency, amount, choose } = openOnramp();
    await amount();
    fail(server);
    await choose('GBP');
    await waitFor(async () => expect(await currency()).toBeInvalid());
    expect(await currency()).toHaveAccessibleDescription(/amounts for this currency couldn’t be loaded/);
    expect(within(await screen.findByRole('alert')).getByText(/on the provider’s side/)).toBeInTheDocument();
    expect(await amount()).toBeDisabled();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(submitButton());
    expect(await currency()).toHaveFocus();
  });

  it('can be retried or replaced by another currency', async () => {
    const { server, user, currency, amount, choose } = openOnramp();
    await amount();
    await choose('GBP');
    await waitFor(async () => expect(await currency()).toBeInvalid());
    limits.GBP = { moonpay: { min: 15, max: 900 } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await amount()).toBeEnabled());
    expect(await currency()).toBeValid();
    delete limits.GBP;

    server.refuse(fetchDepositLimits, 500);
    await choose('BRL');
    await waitFor(async () => expect(await amount()).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it('creates the deposit in the chosen currency without a helper window, and keeps the form', async () => {
  const open = jest.spyOn(window, 'open');
  const { user, server, amount, choose, whereabouts } = openOnramp();
  server.answer(createDeposit, {
    depositId: 41,
    passedCurrency: 'EUR',
    processingAmount: 100,
    apiResponse: { data: { paymentMethodOffers: offers } },
  });
  await amount();
  await choose('EUR');
  await waitFor(async () => expect(await amount()).toBeEnabled());
  await user.type(await amount(), '100');
  await user.click(screen.getByRole('combobox', { name: 'Network' }));
  await user.click(screen.getByRole('option', { name: 'Ethereum' }));
  await user.click(screen.getByRole('button', { name: 'Deposit €100' }));

  await waitFor(() => expect(whereabouts().name).toBe('deposit.onramp.offer-list'));
  expect(server.requestsTo(createDeposit).map(({ payload }) => payload)).toEqual([
    expect.objectContaining({
      paymentType: 'moonpay',
      amount: 100,
      currency: 'EUR',
      fields: { currency: 'EUR', network: 'erc20' },
    }),
  ]);
  expect(open).not.toHaveBeenCalled();

  await user.click(await screen.findByRole('button', { name: 'Change method' }));
  expect(await amount()).toHaveValue('100');
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('Euro');
  expect(screen.getByRole('combobox', { name: 'Network' })).toHaveTextContent('Ethereum');
});

it('sends no currency field if the method has none', async () => {
  const { user, server, amount, currency } = openOnramp({
    method: { ...moonpay, fields: [], network: undefined, amount_rules: { BRL: { min: 50, max: 90 } } },
  });
  expect(await currency()).toHaveTextContent('Brazilian Real');
  expect(await amount()).toHaveValue('50');
  await user.click(submitButton());
  await waitFor(() => expect(server.requestsTo(createDeposit)).toHaveLength(1));
  expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({ currency: 'BRL', fields: {} });
  expect(server.requestsTo(fetchDepositLimits)).toEqual([]);
});
