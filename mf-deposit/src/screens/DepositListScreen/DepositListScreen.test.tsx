import { ResponseError } from '@paywidget/shared/api';
import { endpoints } from '@paywidget/shared/contract/payments';
import { choiceAtom } from '@paywidget/shared/state';
import { createFakeServer, type FakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '@paywidget/shared/methods/search';
import '@paywidget/shared/region';

const { fetchCountrySelector, fetchPaymentMethods } = endpoints;

function openList(answer: unknown, options: Partial<RenderOptions> = {}) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, answer);
  return renderScreen(routes, { at: 'deposit.list', server, ...options });
}

const tileNames = () =>
  within(screen.getByRole('list', { name: 'Payment methods' }))
    .getAllByRole('button')
    .map((tile) => tile.dataset.method ?? tile.dataset.group);

it('requests the methods of the player and shows placeholders meanwhile', async () => {
  const server = createFakeServer();
  const held = server.hold(fetchPaymentMethods);
  const session = sampleSession({ payload: { experiments: [{ key: 'bonus', group: 'group_b' }] } });
  const { container } = renderScreen(routes, { at: 'deposit.list', server, session });

  expect(screen.getByText('Loading payment methods')).toBeInTheDocument();
  expect(container.querySelector('[data-screen]')).toBeNull();
  await waitFor(() =>
    expect(server.requestsTo(fetchPaymentMethods)[0]?.payload).toEqual({
      country: 'br',
      currency: { code: 'USD', type: 'fiat' },
      abTestGroup: 'group_b',
    }),
  );

  held.answer({ methods: [wireMethod('visa')] });
  expect(await screen.findByRole('button', { name: /Visa/ })).toBeInTheDocument();
  expect(container.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.list');
});

it('shows methods and groups by position, with badges, limits and notes', async () => {
  openList({
    methods: [
      wireMethod('pix', { position: 3, badgeType: 'instant' }),
      wireMethod('visa', { position: 4, category: 'card_method' }),
      wireMethod('mir', { position: 1, category: 'card_method' }),
      wireMethod('boleto', { position: 2, currency: ['BRL'] }),
    ],
  });
  await screen.findByRole('list', { name: 'Payment methods' });

  expect(tileNames()).toEqual(['card_method', 'boleto', 'pix']);
  expect(screen.getByRole('button', { name: /Pix/ })).toHaveTextContent(/Pix.*\$10 – \$500.*Instant/);
  expect(screen.getByRole('button', { name: /Bank cards/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Boleto/ })).toHaveTextContent(
    'Deposit in USD is currently unavailable',
  );
});

it.each([
  ['a method', 'visa', {}, 'deposit.redirect', { method: 'visa' }],
  ['an on-ramp', 'ramp', { cardViewType: 13 }, 'deposit.onramp', { method: 'ramp' }],
  ['a lone coin', 'btc', { category: 'crypto' }, 'deposit.crypto.address', { method: 'btc' }],
])('opens the page of %s', async (_, name, fields, page, choice) => {
  const { user, whereabouts, store, host } = openList({ methods: [wireMethod(name, fields)] });
  await user.click(await screen.findByRole('button', { name: new RegExp(name, 'i') }));

  await waitFor(() => expect(whereabouts().name).toBe(page));
  expect(store.get(choiceAtom)).toEqual(choice);
  expect(host.sentOf('Analytics')).toContainEqual({
    event: 'deposit_method_chosen',
    data: expect.objectContaining({ method: name }),
  });
});

it.each([
  ['card_method', 'deposit.group'],
  ['crypto', 'deposit.crypto'],
  ['p2p_methods_ukraine', 'deposit.peer-to-peer.list'],
])('opens the page of the group %s', async (category, page) => {
  const methods = [wireMethod('one', { category }), wireMethod('two', { category })];
  const { user, whereabouts, store, container } = openList({ methods });
  await screen.findByRole('list', { name: 'Payment methods' });
  await user.click(container.querySelector(`[data-group="${category}"]`) ?? container);

  await waitFor(() => expect(whereabouts().name).toBe(page));
  expect(store.get(choiceAtom)).toEqual({ group: category });
});

it('shows the valid methods of a list, and reports the invalid ones', async () => {
  const { host } = openList({
    methods: [
      wireMethod('visa'),
      { position: 'first' },
      wireMethod('broken', { amount_rules: { USD: { min: 'a few' } } }),
      wireMethod('strange', { cardViewType: 99 }),
    ],
  });
  await screen.findByRole('list', { name: 'Payment methods' });

  expect(tileNames()).toEqual(['visa']);
  const reports = host.sentOf('Error');
  expect(reports.filter(({ code }) => code === 'contract.dropped')).toHaveLength(2);
  expect(reports).toContainEqual({ code: 'methods.refused', message: expect.stringContaining('strange') });
});

it.each([
  ['a list without methods', { methods: [] }, 'false'],
  ['a response with isDirectGeo', { methods: [wireMethod('visa')], isDirectGeo: true }, 'true'],
])('opens the empty page for %s', async (_, answer, direct) => {
  const { whereabouts, host } = openList(answer);

  await waitFor(() =>
    expect(whereabouts()).toEqual({ name: 'empty', query: { direct, transaction: 'deposit' } }),
  );
  expect(host.sentOf('Error')).toContainEqual({ code: 'methods.empty', message: 'Empty payment methods' });
});

it('throws the error of the call for the error page', async () => {
  const server = createFakeServer();
  server.refuse(fetchPaymentMethods, 500, { message: 'Database is down' });
  const { thrown } = renderScreen(routes, { at: 'deposit.list', server });

  await waitFor(() => expect(thrown()).toBeInstanceOf(ResponseError));
});

describe('the country of the list', () => {
  const change = () => screen.queryByRole('button', { name: 'Change country' });

  it('is shown from the start, with a Change button once the operator allows a change', async () => {
    const server = createFakeServer();
    const methods = server.hold(fetchPaymentMethods);
    const selector = server.hold(fetchCountrySelector);
    const { user, whereabouts } = renderScreen(routes, { at: 'deposit.list', server });
    expect(screen.getByText('Paying from: Brazil')).toBeInTheDocument();
    await waitFor(() => expect(server.requestsTo(fetchCountrySelector)).toHaveLength(1));
    expect(server.requestsTo(fetchPaymentMethods)).toHaveLength(1);

    methods.answer({ methods: [wireMethod('visa')] });
    await screen.findByRole('button', { name: /Visa/ });
    expect(change()).toBeNull();
    selector.answer({ isGeoSelectorEnabled: true, countries: ['br', 'kz'] });
    await waitFor(() => expect(change()).toHaveAttribute('data-action', 'change'));
    await user.click(change() as HTMLElement);
    expect(whereabouts().name).toBe('deposit.region');
  });

  it.each([
    [
      'the operator does not allow it',
      (server: FakeServer) =>
        server.answer(fetchCountrySelector, { isGeoSelectorEnabled: false, countries: [] }),
    ],
    ['the call fails', (server: FakeServer) => server.refuse(fetchCountrySelector, 500)],
  ])('cannot be changed if %s, and the list is shown', async (_, prepare) => {
    const server = createFakeServer();
    server.answer(fetchPaymentMethods, { methods: [wireMethod('visa')] });
    prepare(server);
    renderScreen(routes, { at: 'deposit.list', server });
    expect(await screen.findByRole('button', { name: /Visa/ })).toBeInTheDocument();
    expect(screen.getByText('Paying from: Brazil')).toBeInTheDocument();
    expect(change()).toBeNull();
  });

  it('shows only the methods of the last chosen country', async () => {
    const server = createFakeServer();
    server.answer(fetchCountrySelector, { isGeoSelectorEnabled: true, countries: ['br', 'kz', 'de'] });
    server.answer(fetchPaymentMethods, { methods: [wireMethod('pix')] });
    const { user } = renderScreen(routes, { at: 'deposit.list', server });
    const choose = async (country: string) => {
      await user.click(await screen.findByRole('button', { name: 'Change country' }));
      await user.click(await screen.findByRole('button', { name: country }));
    };
    await screen.findByRole('button', { name: /Pix/ });

    const late = server.hold(fetchPaymentMethods);
    await choose('Kazakhstan');
    expect(screen.getByText('Paying from: Kazakhstan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pix/ })).toBeNull();
    server.answer(fetchPaymentMethods, { methods: [wireMethod('sofort')] });
    await choose('Germany');
    await screen.findByRole('button', { name: /Sofort/ });
    await act(async () => late.answer({ methods: [wireMethod('kaspi')] }));

    expect(tileNames()).toEqual(['sofort']);
    const requests = server.requestsTo(fetchPaymentMethods);
    expect(requests.map(({ payload }) => payload.country)).toEqual(['br', 'kz', 'de']);
    expect(requests[1]?.signal.aborted).toBe(true);
  });
});

describe('the search of the list', () => {
  const titles = ['Pix', 'Boleto', 'PicPay', 'Mercado Pago', 'Skrill', 'Neteller'];
  const singles = titles.map((text, index) => wireMethod(`m${index}`, { text, position: index }));
  const coins = ['Bitcoin', 'Ethereum', 'Bitcoin Cash'].map((text) =>
    wireMethod(text.toLowerCase().replace(' ', '_'), { text, category: 'crypto', position: 8 }),
  );
  const cash = wireMethod('cash', { text: 'Cash at shops', position: 9 });
  const eight = [...singles, ...coins, cash];
  const search = () => screen.findByRole('searchbox', { name: 'Search' });

  it('finds methods in the list and inside groups, and opens them', async () => {
    const { user, whereabouts, store } = openList({ methods: eight });
    await user.type(await search(), 'cash');
    await waitFor(() => expect(tileNames()).toEqual(['cash', 'bitcoin_cash']));
    await user.click(screen.getByRole('button', { name: /Bitcoin Cash/ }));
    expect(whereabouts().name).toBe('deposit.crypto.address');
    expect(store.get(choiceAtom)).toEqual({ method: 'bitcoin_cash' });
  });

  it('finds a group with its methods by its title', async () => {
    const { user } = openList({ methods: eight });
    await user.type(await search(), 'crypt');
    await waitFor(() => expect(tileNames()).toEqual(['crypto', 'bitcoin', 'ethereum', 'bitcoin_cash']));
  });

  it('shows that nothing is found, and clears the search by a button', async () => {
    const { user } = openList({ methods: eight });
    await user.type(await search(), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Payment methods' })).toBeNull();

    const [, clear] = screen.getAllByRole('button', { name: 'Clear the search' });
    await user.click(clear as HTMLElement);
    expect(await search()).toHaveValue('');
    expect(await search()).toHaveFocus();
    expect(tileNames()).toHaveLength(8);
  });

  it('announces the number of results once, when the player stops typing', async () => {
    openList({ methods: eight });
    const field = await search();
    const announced: string[] = [];
    const observer = new MutationObserver(() => {
      announced.push(...screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []));
    });
    for (const status of screen.getAllByRole('status')) {
      observer.observe(status, { childList: true, subtree: true, characterData: true });
    }

    jest.useFakeTimers();
    for (const value of ['p', 'pi']) {
      fireEvent.change(field, { target: { value } });
      await act(() => jest.advanceTimersByTimeAsync(300));
    }
    expect(tileNames()).toEqual(['m0', 'm2']);
    expect(announced).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(announced).toEqual(['2 methods found']);
    observer.disconnect();
    jest.useRealTimers();
  });

  it('is not shown for fewer than 8 tiles', async () => {
    openList({ methods: [...singles, ...coins] });
    await screen.findByRole('list', { name: 'Payment methods' });
    expect(tileNames()).toHaveLength(7);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
