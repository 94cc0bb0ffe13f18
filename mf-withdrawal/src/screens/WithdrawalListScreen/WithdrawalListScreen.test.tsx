import { ResponseError } from '@paywidget/shared/api';
import { endpoints } from '@paywidget/shared/contract/payments';
import { defineFlow, useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, createStore, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, storeWithdrawal, wireMethod } from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '@paywidget/shared/methods/search';
import '@paywidget/shared/withdrawal';

const { fetchWithdrawalMethods, fetchCountrySelector } = endpoints;

beforeEach(() => sessionStorage.clear());

const queries: readonly Record<string, string>[] = [
  { refetch: '1' },
  { refetch: 'true', other: 'x' },
  { refetch: '0' },
];

/** A page with a link to the list for each of the queries. */
function Elsewhere() {
  const { go } = useFlow();
  return queries.map((query) => (
    <button key={query.refetch} type="button" onClick={() => go('withdrawal.list', { query })}>
      {query.refetch}
    </button>
  ));
}

function openList(answer: unknown, options: Partial<RenderOptions> = {}) {
  const server = createFakeServer();
  server.answer(fetchWithdrawalMethods, answer);
  server.answer(fetchCountrySelector, { isGeoSelectorEnabled: true, countries: ['br', 'nl'] });
  return renderScreen(routes, { at: 'withdrawal.list', server, ...options });
}

const list = () => screen.findByRole('list', { name: 'Withdrawal methods' });
const tileNames = async () =>
  within(await list())
    .getAllByRole('button')
    .map((tile) => tile.dataset.method ?? tile.dataset.group);

it('fetches the methods by currency and shows them by position, without rejected ones', async () => {
  const { server, container, host } = openList({
    methods: [
      wireMethod('pix', { position: 3 }),
      wireMethod('visa', { position: 4, category: 'card_method' }),
      wireMethod('mir', { position: 1, category: 'card_method' }),
      wireMethod('sepa', { position: 2, cardViewType: 'bankTransfer' }),
      wireMethod('zero', { cardViewType: 0 }),
      wireMethod('strange', { cardViewType: 'hologram' }),
    ],
  });
  expect(await tileNames()).toEqual(['card_method', 'sepa', 'pix']);
  expect(server.requestsTo(fetchWithdrawalMethods)[0]?.payload).toEqual({ currency: 'USD' });
  expect(container.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'withdrawal.list');
  const reported = host.sentOf('Error').map(({ message }) => message);
  expect(reported).toEqual([expect.stringContaining('zero'), expect.stringContaining('strange')]);
});

it('marks a method without the player’s currency as unavailable', async () => {
  openList({ methods: [wireMethod('sepa', { currency: ['EUR'] })] });
  await list();
  expect(screen.getByRole('button', { name: /Sepa/ })).toHaveTextContent(
    'Withdrawal in USD is currently unavailable',
  );
});

it.each([
  ['the list may show none of the methods', { methods: [wireMethod('zero', { cardViewType: 0 })] }, 'false'],
  ['the server flags a direct geo', { methods: [wireMethod('visa')], isDirectGeo: true }, 'true'],
])('goes to the empty page when %s', async (_, answer, direct) => {
  const { whereabouts, host } = openList(answer);
  await waitFor(() => expect(whereabouts().name).toBe('empty'));
  expect(whereabouts().query).toEqual({ direct, transaction: 'withdrawal' });
  expect(host.sentOf('Error')).toContainEqual({
    code: 'methods.empty',
    message: 'Empty withdrawal methods',
  });
});

it('throws a failure, which opens the error page', async () => {
  const server = createFakeServer();
  server.refuse(fetchWithdrawalMethods, 500);
  const { thrown } = renderScreen(routes, { at: 'withdrawal.list', server });
  await waitFor(() => expect(thrown()).toBeInstanceOf(ResponseError));
});

it.each([
  ['1', 2, {}],
  ['true', 2, { other: 'x' }],
  ['0', 1, { refetch: '0' }],
])('opened with refetch=%s, has fetched the methods %i times in all', async (flag, times, left) => {
  const server = createFakeServer();
  server.answer(fetchWithdrawalMethods, { methods: [wireMethod('visa')] });
  const flow = defineFlow({ ...routes.screens, 'withdrawal.redirect': { component: Elsewhere } });
  const { user, whereabouts } = renderScreen(flow, { at: 'withdrawal.list', server });
  await user.click(await screen.findByRole('button', { name: /Visa/ }));
  await user.click(await screen.findByRole('button', { name: flag }));
  expect(await tileNames()).toEqual(['visa']);
  expect(server.requestsTo(fetchWithdrawalMethods)).toHaveLength(times);
  expect(whereabouts()).toEqual({ name: 'withdrawal.list', query: left });
});

it.each([
  ['a method', 'pix', 'withdrawal.redirect', { method: 'pix' }],
  ['a group', 'crypto', 'withdrawal.group', { group: 'crypto' }],
  [
    'Nigerian banks',
    'transfer',
    'withdrawal.nigerian-banks',
    { group: 'bank_transfer_nigeria', method: 'transfer' },
  ],
])('opens %s', async (_, name, page, choice) => {
  const { user, whereabouts, store, container, host } = openList({
    methods: [
      wireMethod('pix'),
      wireMethod('btc', { category: 'crypto' }),
      wireMethod('ltc', { category: 'crypto' }),
      wireMethod('transfer', { category: 'bank_transfer_nigeria' }),
    ],
  });
  await list();
  const tile = container.querySelector<HTMLElement>(`[data-method="${name}"], [data-group="${name}"]`);
  await user.click(tile as HTMLElement);
  await waitFor(() => expect(whereabouts().name).toBe(page));
  expect(store.get(choiceAtom)).toEqual(choice);
  expect(host.sentOf('Analytics').map(({ event }) => event)).toEqual([
    name === 'crypto' ? 'withdrawal_group_chosen' : 'withdrawal_method_chosen',
  ]);
});

it('finds methods of its list and inside groups from 8 tiles on, and opens them', async () => {
  const { user, whereabouts, store } = openList({
    methods: [
      ...[1, 2, 3, 4, 5, 6, 7].map((index) => wireMethod(`bank${index}`)),
      wireMethod('btc', { text: 'Bitcoin', category: 'crypto' }),
      wireMethod('ltc', { text: 'Litecoin', category: 'crypto' }),
    ],
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'lite');
  await waitFor(async () => expect(await tileNames()).toEqual(['ltc']));
  await user.click(screen.getByRole('button', { name: /Litecoin/ }));
  expect(whereabouts().name).toBe('withdrawal.redirect');
  expect(store.get(choiceAtom)).toEqual({ method: 'ltc' });
});

it('offers no choice of region', async () => {
  const { server } = openList({ methods: [wireMethod('pix')] });
  await list();
  expect(server.requestsTo(fetchCountrySelector)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Change country' })).toBeNull();
  expect(screen.queryByText(/Paying from/)).toBeNull();
});

describe('after a reload', () => {
  function reopen(attempt: Partial<Parameters<typeof storeWithdrawal>[1]>) {
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    storeWithdrawal(store, { version: 1, method: 'visa', createdAt: 0, ...attempt });
    return openList({ methods: [wireMethod('visa')] }, { store });
  }

  it('opens the complete page of a created withdrawal', async () => {
    const { whereabouts, store } = reopen({ withdrawalId: 'w1', status: 'accepted' });
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.complete'));
    expect(store.get(choiceAtom)).toMatchObject({ method: 'visa' });
  });

  it('shows a notice for an unknown outcome, with the status updates that the server pushes', async () => {
    const { server } = reopen({ key: 'k' });
    expect(await screen.findByText(/We’re still confirming your withdrawal/)).toBeInTheDocument();
    expect(screen.getByText(/Check your balance before you withdraw again/)).toBeInTheDocument();
    act(() => server.push('withdrawal.status', { withdrawalId: 'w7', status: 1 }));
    expect(screen.getByText('Withdrawal w7 has been paid out.')).toBeInTheDocument();
    expect(await tileNames()).toEqual(['visa']);
  });
});
