import { endpoints } from '@paywidget/shared/contract/payments';
import { createStore, pickedCurrencyAtom, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '@paywidget/shared/withdrawal';
import '../ConfirmScreen/ConfirmScreen';
import '../InstructionScreen/InstructionScreen';
import './AmountScreen';

type Fields = Parameters<typeof wireMethod>[1];

const usd = (amount: number) => ({ amount, currency: 'USD' });
const sessionWith = (balances: Record<string, unknown>, payload = {}) =>
  sampleSession({ payload, user: { balanceData: balances } });

function openForm(
  fields: Fields = {},
  {
    balances = { primary: usd(300) },
    payload = {},
    ...options
  }: Partial<RenderOptions> & {
    balances?: Record<string, unknown>;
    payload?: Record<string, unknown>;
  } = {},
) {
  const server = createFakeServer();
  server.answer(endpoints.fetchWithdrawalMethods, { methods: [wireMethod('visa', fields)] });
  const rendered = renderScreen(routes, {
    at: 'withdrawal.redirect',
    from: 'withdrawal.list',
    choice: { method: 'visa' },
    session: sessionWith(balances, payload),
    server,
    ...options,
  });
  return { ...rendered, amount: () => screen.findByRole('textbox', { name: 'Amount' }) };
}

it.each([
  ['of the player’s account', 'main', 'USD', '$10 – $500'],
  ['that was picked in crypto-balance', 'cryptobalance', 'EUR', '€20 – €600'],
] as const)('uses the currency %s', async (_, flow, currency, limits) => {
  const store = createStore();
  store.set(pickedCurrencyAtom, 'EUR');
  const amountRules = { USD: { min: 10, max: 500 }, EUR: { min: 20, max: 600 } };
  const { amount, server } = openForm(
    { currency: ['USD', 'EUR'], amount_rules: amountRules },
    { flow, store, payload: { widgetViewType: flow } },
  );
  expect(await amount()).toHaveAccessibleDescription(expect.stringContaining(limits));
  expect(server.requestsTo(endpoints.fetchWithdrawalMethods)[0]?.payload).toEqual({ currency });
});

const submit = () => screen.getByRole('button', { name: 'Continue' });

it.each([
  ['redesign', 'Withdrawal'],
  ['classic', 'Withdrawals'],
])('has for the platform version %s the title %s', async (platformVersion, title) => {
  openForm({}, { payload: { platformVersion } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${title}$`));
});

describe('the amount', () => {
  it('is prefilled with the minimum, and validated against the limits and the balance', async () => {
    const { amount, user, whereabouts } = openForm();
    expect(await amount()).toHaveValue('10');
    expect(await amount()).toHaveAccessibleDescription(/\$10 – \$500/);
    for (const [text, message] of [
      ['9', 'The minimum is $10'],
      ['300.01', 'You have $300 available'],
      ['501', 'You have $300 available'],
    ] as const) {
      await user.clear(await amount());
      await user.type(await amount(), text);
      await user.click(submit());
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(await amount()).toBeInvalid();
    }
    expect(whereabouts().name).toBe('withdrawal.redirect');
  });

  it.each([
    ['the balance', 300, '300'],
    ['the maximum if the balance is above it', 900, '500'],
  ])('is set to %s by “Withdraw all”', async (_, balance, all) => {
    const { amount, user, container } = openForm({}, { balances: { primary: usd(balance) } });
    await user.click(await screen.findByRole('button', { name: 'Withdraw all' }));
    expect(await amount()).toHaveValue(all);
    expect(container.querySelector(`[data-chip="${all}"]`)).toHaveAttribute('aria-pressed', 'true');
  });

  it('cannot be submitted while the balance is below the minimum: a press focuses the reason', async () => {
    const { user, whereabouts } = openForm({}, { balances: { primary: usd(9) } });
    const reason = await screen.findByText('Not enough money in this account');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    expect(document.activeElement).toHaveAttribute('role', 'status');
    expect(document.activeElement).toContainElement(reason);
    expect(whereabouts().name).toBe('withdrawal.redirect');
    expect(screen.queryByRole('button', { name: 'Withdraw all' })).toBeNull();
  });

  it('is validated against the limits alone if the balance is unknown', async () => {
    const { user, whereabouts } = openForm({}, { balances: {} });
    expect(await screen.findByRole('button', { name: '$500' })).toBeInTheDocument();
    expect(screen.queryByText('Available:')).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.confirm'));
  });

  it('is validated against a new balance from the host, and keeps what was typed', async () => {
    const { amount, user, store } = openForm();
    await user.clear(await amount());
    await user.type(await amount(), '250');
    act(() => store.set(sessionAtom, sessionWith({ primary: usd(200) })));
    await user.click(submit());
    expect(await amount()).toHaveValue('250');
    expect(await screen.findByText('You have $200 available')).toBeInTheDocument();
  });

  it('is shown with its fee and the amount after it', async () => {
    openForm({ fee: { percent: 1.5, fixed: 1 } });
    expect(await screen.findByText('Fee')).toBeInTheDocument();
    const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(rows).toEqual(['$10', '$1.15', '$8.85']);
  });
});

describe('the account', () => {
  it('cannot be chosen if there is only one', async () => {
    const { amount } = openForm();
    await amount();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('can be chosen between two, and its balance limits the amount', async () => {
    const { amount, user, container } = openForm(
      {},
      { balances: { primary: usd(300), additional: usd(40) } },
    );
    await amount();
    expect(container.querySelector('[data-field="accountType"]')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Main account/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Additional account/ }));
    await user.click(screen.getByRole('button', { name: 'Withdraw all' }));
    expect(await amount()).toHaveValue('40');
  });
});

describe('a crypto withdrawal', () => {
  const coin = {
    category: 'crypto',
    network: [
      { name: 'TRC-20', code: 'TRC20' },
      { name: 'ERC-20', code: 'ERC20' },
    ],
    fields: [
      { name: 'network', type: 'networks', placeholder_text: 'Network' },
      { name: 'cryptoAddress', alias: 'walletAddress', type: 'text', placeholder_text: 'Wallet address' },
      { name: 'memo', type: 'text', placeholder_text: 'Memo', isAdvanced: true },
    ],
  };
  const address = () => screen.findByRole('textbox', { name: 'Wallet address' });

  it('accepts only an address of the chosen network with a right checksum', async () => {
    const { user, whereabouts } = openForm(coin);
    const paste = async (text: string) => {
      await user.clear(await address());
      await user.paste(text);
    };
    await paste('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T');
    expect(await address()).toBeValid();
    await user.click(submit());
    expect(await screen.findByText(/This isn’t an address of the chosen network/)).toBeInTheDocument();
    expect(await address()).toBeInvalid();
    await paste('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    expect(await address()).toBeValid();

    await user.click(screen.getByRole('combobox', { name: 'Network' }));
    await user.click(screen.getByRole('option', { name: 'ERC-20' }));
    expect(await address()).toBeInvalid();
    await paste('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await user.click(submit());
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.confirm'));
  });

  it('warns that addresses of an unknown network cannot be checked, and goes on', async () => {
    const lightning = { ...coin, network: [{ name: 'BTC Lightning', code: 'BTC' }] };
    const { user, whereabouts } = openForm(lightning);
    await user.type(await address(), 'lnbc20m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqf');
    expect(screen.getByText(/We can’t check addresses on BTC Lightning/)).toBeInTheDocument();
    expect(await address()).toBeValid();
    await user.click(submit());
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.confirm'));
  });

  it('explains the memo and where its field is', async () => {
    openForm(coin);
    const advice = await screen.findByText(/Withdrawing to an exchange/);
    expect(advice).toHaveTextContent(`under “${screen.getByText('More').textContent}”`);
  });
});

it('links to the instruction of a method, and keeps the form meanwhile', async () => {
  const server = createFakeServer();
  server.answer(endpoints.fetchWithdrawalMethods, { methods: [wireMethod('steam_coin')] });
  const { user, amount, whereabouts } = openForm({}, { server, choice: { method: 'steam_coin' } });
  await user.clear(await amount());
  await user.type(await amount(), '64');
  await user.click(screen.getByRole('button', { name: 'How to withdraw' }));
  expect(await screen.findByRole('heading', { name: 'How to withdraw with Steam_coin' })).toBeInTheDocument();
  expect(whereabouts().name).toBe('withdrawal.redirect.instruction');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Back to the withdrawal' }));
  expect(await amount()).toHaveValue('64');
});

it('shows a message on the instruction page of a method without steps', async () => {
  openForm({}, { at: 'withdrawal.redirect.instruction', from: 'withdrawal.redirect' });
  expect(await screen.findByText('This method needs no instructions')).toBeInTheDocument();
});

it("shows a notice if a method does not pay out the player's currency", async () => {
  openForm({ currency: ['EUR'] });
  expect(await screen.findByText('Withdrawal in USD is currently unavailable')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

it('keeps what was typed while the list of another currency loads', async () => {
  const { store, server, user, amount } = openForm({ currency: ['USD'] });
  await user.clear(await amount());
  await user.type(await amount(), '64');
  const held = server.hold(endpoints.fetchWithdrawalMethods);
  const euros = { user: { currency: 'EUR', balanceData: { primary: { amount: 300, currency: 'EUR' } } } };
  act(() => store.set(sessionAtom, sampleSession(euros)));
  expect(await amount()).toHaveValue('64');

  const amountRules = { EUR: { min: 20, max: 600 } };
  const method = wireMethod('visa', { currency: ['EUR'], amount_rules: amountRules });
  await act(async () => held.answer({ methods: [method] }));
  expect(await amount()).toHaveValue('64');
  expect(await amount()).toHaveAccessibleDescription(expect.stringContaining('€20'));
});

it('goes back to the list when the list no longer has the method, and reports it to the host', async () => {
  const { whereabouts, host } = openForm({}, { choice: { method: 'gone' } });
  await waitFor(() => expect(whereabouts().name).toBe('withdrawal.list'));
  expect(host.sentOf('Error')).toContainEqual({ code: 'method.missing', message: 'No payment-method' });
});

it('goes back to the group in crypto-balance', async () => {
  const { user, whereabouts, container, amount } = openForm(
    {},
    {
      flow: 'cryptobalance',
      at: 'withdrawal.group.redirect',
      from: 'withdrawal.group',
      choice: { group: 'card_method', method: 'visa' },
    },
  );
  await amount();
  expect(container.querySelector('[data-screen]')).toHaveAttribute(
    'data-screen',
    'cryptobalance.withdrawal.group.redirect',
  );
  await user.click(screen.getByRole('button', { name: 'Change method' }));
  await waitFor(() => expect(whereabouts().name).toBe('cryptobalance.withdrawal.group'));
});

it('reports the metric of the first submit only', async () => {
  const { user, host, amount } = openForm();
  await user.clear(await amount());
  await user.click(submit());
  await user.click(submit());
  const events = host.sentOf('Analytics').filter(({ event }) => event === 'withdrawal_submit');
  expect(events).toHaveLength(1);
});
