import { endpoints } from '@paywidget/shared/contract/payments';
import { choiceAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './CryptoListScreen';

const coins = [
  ['btc', 'Bitcoin', 2],
  ['usdt', 'Tether', 1],
  ['bch', 'Bitcoin Cash', 3],
] as const;

function openList({ methods = coins, session = sampleSession(), isDirectGeo = false } = {}) {
  const server = createFakeServer();
  server.answer(endpoints.fetchPaymentMethods, {
    isDirectGeo,
    methods: [
      wireMethod('visa'),
      ...methods.map(([name, text, position]) =>
        wireMethod(name, { text, position, category: 'crypto', currency: [name.toUpperCase()] }),
      ),
    ],
  });
  return renderScreen(routes, {
    at: 'deposit.crypto',
    from: 'deposit.list',
    server,
    session,
    choice: { group: 'crypto' },
  });
}
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Cryptocurrency' }))
    .getAllByRole('button')
    .map((tile) => tile.dataset.method);

it('lists the coins by position, and opens the address of a coin', async () => {
  const { user, whereabouts, store, host } = openList();
  expect(await shown()).toEqual(['usdt', 'btc', 'bch']);
  await user.click(screen.getByRole('button', { name: /Tether/ }));
  expect(whereabouts().name).toBe('deposit.crypto.address');
  expect(store.get(choiceAtom)).toEqual({ group: 'crypto', method: 'usdt' });
  expect(host.sentOf('Analytics')).toContainEqual({
    event: 'deposit_method_chosen',
    data: expect.objectContaining({ method: 'usdt' }),
  });
});

it('searches by name and code, and shows a message if nothing is found', async () => {
  const { user } = openList();
  const search = await screen.findByRole('searchbox', { name: 'Search by name or code' });
  await user.type(search, 'bitc');
  expect(await shown()).toEqual(['btc', 'bch']);
  await user.clear(search);
  await user.type(search, 'usd');
  expect(await shown()).toEqual(['usdt']);
  await user.type(search, 'x');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

test.each([
  ['with bonuses', [{ id: 1, type: 'deposit', currency: 'USD', content: { title: 'Gift' } }]],
  ['without bonuses', []],
])('shows the bonus badge to the experiment group group_b %s', async (_, bonusList) => {
  const experiments = [{ key: 'bonus', group: 'group_b' }];
  openList({ session: sampleSession({ payload: { experiments, bonusList } }) });
  await shown();
  for (const tile of screen.getAllByRole('button', { name: /Bitcoin|Tether/ }))
    expect(tile).toHaveTextContent('5%');
});

test.each([
  ['without coins', { methods: [] as never }],
  ['for a response with isDirectGeo', { isDirectGeo: true }],
])('opens the deposit list %s', async (_, options) => {
  const { whereabouts } = openList(options);
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});
