import { bonusMemoryAtom, bonusSwitchesAtom } from '@paywidget/shared/state';
import { sampleSession, wireBonus } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './BonusDetailsScreen';

const now = Date.parse('2026-01-01T00:00:00Z');
afterEach(() => jest.useRealTimers());

const spins = {
  type: 'freespin',
  freespinBonusData: {
    count: 50,
    minDeposit: 10,
    maxSpinWin: 5,
    payoutMultiplier: 1,
    wagerMultiplier: 20,
    gamesContent: [{ name: { en: 'Reef' } }, { name: 'Coral' }],
  },
};

function openDetails(bonusList: unknown[], query?: Record<string, string>) {
  return renderScreen(routes, {
    at: 'deposit.bonus-details',
    from: 'deposit.list',
    query,
    session: sampleSession({ payload: { bonusList } }),
  });
}

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

it('shows the terms of a deposit bonus', async () => {
  openDetails([wireBonus(7)]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bonus 7' })).toBeInTheDocument();
  expect(facts()).toEqual([
    'Added to your deposit: 100%',
    'Maximum bonus: $200',
    'Minimum deposit: $20',
    'Wager: ×30',
  ]);
});

it('shows free spins and money of a combined bonus, its own type first', async () => {
  openDetails([wireBonus(7, spins)]);
  await screen.findByRole('heading', { level: 1, name: 'Bonus 7' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Free spins',
    'Deposit bonus',
  ]);
  expect(facts().slice(0, 6)).toEqual([
    'Free spins: 50',
    'Games: Reef, Coral',
    'Minimum deposit: $10',
    'Maximum win: $5',
    'Winnings pay: ×1',
    'Wager: ×20',
  ]);
});

it('uses the bonus named in the query, and goes back', async () => {
  const { user, store, host, whereabouts } = openDetails([wireBonus(6), wireBonus(7)], { bonus: '7' });
  store.set(bonusSwitchesAtom, { deposit: false, crypto: false });
  await user.click(await screen.findByRole('button', { name: 'Use this bonus' }));

  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
  expect(store.get(bonusMemoryAtom).activeId).toBe('7');
  expect(store.get(bonusSwitchesAtom)).toEqual({ deposit: true, crypto: false });
  expect(host.sentOf('Analytics')).toContainEqual({
    event: 'bonus_selected',
    data: { bonusId: '7', type: 'deposit' },
  });
});

it('stops using the bonus in use', async () => {
  const { user, store } = openDetails([wireBonus(6)]);
  await user.click(await screen.findByRole('button', { name: 'Deposit without a bonus' }));
  expect(store.get(bonusSwitchesAtom).deposit).toBe(false);
});

it.each([
  [
    'turns the crypto switch on',
    { deposit: true, crypto: false },
    'Use this bonus',
    { deposit: true, crypto: true },
  ],
  [
    'turns the crypto switch off',
    { deposit: true, crypto: true },
    'Deposit without a bonus',
    { deposit: true, crypto: false },
  ],
])('%s when it is opened from a coin’s page', async (_, switches, button, expected) => {
  const { user, store } = openDetails([wireBonus(6)], { bonus: '6', kind: 'crypto' });
  act(() => store.set(bonusSwitchesAtom, switches));
  await user.click(await screen.findByRole('button', { name: button }));
  expect(store.get(bonusSwitchesAtom)).toEqual(expected);
});

it.each([
  ['for an unknown bonus', [wireBonus(6)], { bonus: '99' }],
  ['without bonuses', [], undefined],
])('shows %s that the bonus has ended', async (_, bonusList, query) => {
  const { user, whereabouts } = openDetails(bonusList, query);
  expect(await screen.findByRole('heading', { name: 'This bonus has ended' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});

it('shows a countdown, and a message when the bonus ends', async () => {
  jest.useFakeTimers({ now });
  openDetails([wireBonus(6, { mustAccruedBefore: new Date(now + 90_061_000).toISOString() })], {
    bonus: '6',
  });
  expect(await screen.findByText(/Ends in 1 day 01:01:0[01]/)).toBeInTheDocument();
  jest.setSystemTime(now + 90_061_000);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading', { name: 'This bonus has ended' })).toBeInTheDocument();
});
