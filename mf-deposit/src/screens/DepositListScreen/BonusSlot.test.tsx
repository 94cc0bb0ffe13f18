import { endpoints } from '@paywidget/shared/contract/payments';
import { bonusMemoryAtom, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, wireBonus, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '@paywidget/shared/bonus';

const now = Date.parse('2026-01-01T00:00:00Z');
const inSeconds = (seconds: number) => ({ mustAccruedBefore: new Date(now + seconds * 1_000).toISOString() });
const coins = [
  wireMethod('btc', { category: 'crypto' }),
  wireMethod('eth', { category: 'crypto' }),
  wireMethod('visa'),
];

afterEach(() => jest.useRealTimers());

function openList(bonusList: unknown[], { payload = {}, methods = coins, group = 'group_b' } = {}) {
  const server = createFakeServer();
  server.answer(endpoints.fetchPaymentMethods, { methods });
  return renderScreen(routes, {
    at: 'deposit.list',
    server,
    session: sampleSession({ payload: { bonusList, experiments: [{ key: 'cashier', group }], ...payload } }),
  });
}

const cards = () => screen.findAllByRole('radio');
const cryptoTile = () => screen.findByRole('button', { name: /Crypto/ });

it('shows the bonuses to the experiment group group_b, with the chosen one marked', async () => {
  openList([wireBonus(6), wireBonus(7)], { payload: { bonusId: 7 } });
  const [first, second] = await cards();
  expect(screen.getByRole('radiogroup', { name: 'Bonuses' })).toBeInTheDocument();
  expect(first).toHaveAccessibleName('Bonus 6');
  expect(first).not.toBeChecked();
  expect(second).toBeChecked();
});

it.each([
  ['to other groups', [wireBonus(6)], 'group_a'],
  ['without bonuses', [], 'group_b'],
  ['if all have ended', [wireBonus(6, { mustAccruedBefore: '2020-01-01T00:00:00Z' })], 'group_b'],
])('shows no bonuses %s', async (_, bonusList, group) => {
  openList(bonusList, { group });
  await cryptoTile();
  expect(screen.queryByText('Loading bonuses')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('chooses a bonus by a press and by the arrow keys', async () => {
  const { user, store, host } = openList([wireBonus(6), wireBonus(7), wireBonus(8)]);
  const [first, second, third] = await cards();
  await user.click(second as HTMLElement);
  expect(second).toBeChecked();
  expect(store.get(bonusMemoryAtom).activeId).toBe('7');
  await user.keyboard('{ArrowRight}');
  expect(third).toBeChecked();
  expect(first).not.toBeChecked();
  expect(host.sentOf('Analytics').filter(({ event }) => event === 'bonus_selected')).toEqual([
    { event: 'bonus_selected', data: { bonusId: '7', type: 'deposit' } },
    { event: 'bonus_selected', data: { bonusId: '8', type: 'deposit' } },
  ]);
});

it('opens the details of each bonus', async () => {
  const { user, whereabouts } = openList([wireBonus(6), wireBonus(7)]);
  await user.click(await screen.findByRole('button', { name: 'Details: Bonus 7' }));
  expect(whereabouts()).toEqual({ name: 'deposit.bonus-details', query: { bonus: '7' } });
});

it('removes an ended bonus, announces the next one, and disappears with the last', async () => {
  jest.useFakeTimers({ now });
  openList([wireBonus(6, inSeconds(30)), wireBonus(7, inSeconds(10))], { payload: { bonusId: 7 } });
  expect(await cards()).toHaveLength(2);
  expect(screen.getByText(/Ends in 00:(09|10)/)).toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(await cards()).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Bonus 6' })).toBeChecked();
  expect(screen.getByText('A bonus has ended. Chosen now: Bonus 6')).toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Bonuses' })).toBeNull();
});

it('updates when the host sends a new list', async () => {
  const { store } = openList([wireBonus(6)]);
  await cards();
  const { payload } = sampleSession({ payload: { bonusList: [wireBonus(8), wireBonus(6)] } });
  act(() =>
    store.set(
      sessionAtom,
      (session) => session && { ...session, payload: { ...session.payload, bonusList: payload.bonusList } },
    ),
  );
  expect(await cards()).toHaveLength(2);
  expect(screen.getByRole('radio', { name: 'Bonus 6' })).toBeChecked();
});

describe('the crypto bonus', () => {
  test('only the carousel depends on the bonuses, not the badge and the switch of the crypto bonus', async () => {
    const { user } = openList([]);
    expect(await cryptoTile()).toHaveTextContent('+5% bonus');
    await user.click(await screen.findByRole('switch', { name: 'Crypto bonus' }));
    expect(await cryptoTile()).not.toHaveTextContent('bonus');
    expect(screen.queryByRole('heading', { name: 'Bonuses' })).toBeNull();
  });

  test('other groups have neither badge nor switch', async () => {
    openList([wireBonus(6)], { group: 'group_a' });
    expect(await cryptoTile()).not.toHaveTextContent('bonus');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('shows its badge on coins until its own switch is turned off', async () => {
    const { user, host } = openList([wireBonus(6)]);
    expect(await cryptoTile()).toHaveTextContent('+5% bonus');
    expect(screen.getByRole('button', { name: /Visa/ })).not.toHaveTextContent('bonus');

    await user.click(await screen.findByRole('switch', { name: 'Crypto bonus' }));
    expect(await cryptoTile()).not.toHaveTextContent('+5% bonus');
    expect(screen.getByRole('radio', { name: 'Bonus 6' })).toBeChecked();
    expect(host.sentOf('Analytics')).toContainEqual({
      event: 'bonus_switched',
      data: { kind: 'crypto', isOn: false },
    });
  });

  it('uses the host’s image for its badge', async () => {
    openList([wireBonus(6)], { payload: { assets: { badge: 'https://casino.example/badge.svg' } } });
    const picture = await screen.findByRole('img', { name: '+5% bonus' });
    expect(picture).toHaveAttribute('src', 'https://casino.example/badge.svg');
  });

  it('has no switch without coins', async () => {
    openList([wireBonus(6)], { methods: [wireMethod('visa')] });
    await cards();
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
  });
});
