import { endpoints } from '@paywidget/shared/contract/payments';
import { bonusSwitchesAtom, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, wireBonus, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './DepositFormScreen';
import '../BonusDetailsScreen/BonusDetailsScreen';

const { createDeposit, fetchPaymentMethods } = endpoints;

const spins = {
  type: 'freespin',
  depositBonusData: undefined,
  freespinBonusData: { count: 50, minDeposit: 10, wagerMultiplier: 20 },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

async function openForm(bonusList: unknown[], method: Record<string, unknown> = {}, payload = {}) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, {
    methods: [wireMethod('visa', { opensHelperWindow: false, prefilledAmount: 50, ...method })],
  });
  server.refuse(createDeposit, 400, { message: 'No' });
  const rendered = renderScreen(routes, {
    at: 'deposit.redirect',
    from: 'deposit.list',
    choice: { method: 'visa' },
    session: sampleSession({ payload: { bonusList, ...payload } }),
    server,
  });
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  const enterAmount = async (text: string) => {
    await rendered.user.clear(amount);
    await rendered.user.type(amount, text);
  };
  const submittedBonus = async () => {
    await rendered.user.click(screen.getByRole('button', { name: /^Deposit/ }));
    await waitFor(() => expect(server.requestsTo(createDeposit)).toHaveLength(1));
    const { bonusId, isActivatedBonus } = server.requestsTo(createDeposit)[0]?.payload ?? {};
    return { bonusId, isActivatedBonus };
  };
  return { ...rendered, amount, enterAmount, submittedBonus };
}

const switchRow = (name: string | RegExp = /Bonus/) => screen.getByRole('switch', { name });
const bonusRow = () => {
  const label = screen.queryByText('Bonus', { selector: 'dt' });
  return label?.nextElementSibling ?? null;
};

describe('a deposit with a bonus', () => {
  it('shows the bonus amount before the submit, and sends the bonus', async () => {
    const { submittedBonus } = await openForm([wireBonus(7)]);
    expect(switchRow()).toBeChecked();
    expect(switchRow()).toHaveAccessibleDescription('From $20');
    expect(bonusRow()).toHaveTextContent('+$50 · wager ×30');
    expect(await submittedBonus()).toEqual({ bonusId: '7', isActivatedBonus: true });
  });

  it('shows what is missing for the bonus, and sends it as not activated', async () => {
    const { enterAmount, submittedBonus } = await openForm([wireBonus(7)]);
    await enterAmount('12.50');
    expect(bonusRow()).toHaveTextContent('Add $7.50 to get this bonus');
    expect(await submittedBonus()).toEqual({ bonusId: '7', isActivatedBonus: false });
  });

  it('shows free spins, and limits the bonus to its maximum', async () => {
    const { enterAmount } = await openForm([wireBonus(7, spins)]);
    expect(bonusRow()).toHaveTextContent('50 free spins · wager ×20');
    expect(screen.queryByText(/\+\$/)).toBeNull();
    await enterAmount('500');
    expect(bonusRow()).toHaveTextContent('50 free spins');
  });

  it('sends no bonus once it is switched off, and tracks the switch', async () => {
    const { user, submittedBonus, host } = await openForm([wireBonus(7)]);
    await user.click(switchRow());
    expect(bonusRow()).toBeNull();
    expect(host.sentOf('Analytics')).toContainEqual({
      event: 'bonus_switched',
      data: { kind: 'deposit', isOn: false },
    });
    expect(await submittedBonus()).toEqual({ bonusId: undefined, isActivatedBonus: false });
  });

  it('uses the bonus of the payload instead of the first', async () => {
    const { submittedBonus } = await openForm([wireBonus(6), wireBonus(7)], {}, { bonusId: 7 });
    expect(switchRow('Bonus 7')).toBeChecked();
    expect(await submittedBonus()).toEqual({ bonusId: '7', isActivatedBonus: true });
  });
});

describe('a method', () => {
  it('without bonuses shows a note, and sends no bonus', async () => {
    const { submittedBonus } = await openForm([wireBonus(7)], { isBonusRestricted: true });
    expect(screen.getByText('Bonuses aren’t available with this method')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(await submittedBonus()).toEqual({ bonusId: undefined, isActivatedBonus: false });
  });

  it('that hides the switch still shows the bonus amount', async () => {
    const { submittedBonus } = await openForm([wireBonus(7)], { isInvestForbidden: true });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(bonusRow()).toHaveTextContent('+$50');
    expect(await submittedBonus()).toEqual({ bonusId: '7', isActivatedBonus: true });
  });

  it('shows nothing about bonuses if the host has none', async () => {
    const { submittedBonus } = await openForm([]);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(bonusRow()).toBeNull();
    expect(await submittedBonus()).toEqual({ bonusId: undefined, isActivatedBonus: false });
  });
});

it('switches to the next bonus when one ends, and to none after the last', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  const { submittedBonus } = await openForm(
    [
      wireBonus(6, { mustAccruedBefore: '2026-01-01T00:00:20Z' }),
      wireBonus(7, { mustAccruedBefore: '2026-01-01T00:00:10Z' }),
    ],
    {},
    { bonusId: 7 },
  );
  expect(switchRow('Bonus 7')).toHaveAccessibleDescription(/Ends in 00:(09|10)/);

  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(switchRow('Bonus 6')).toBeChecked();
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.queryByRole('switch')).toBeNull();
  expect(bonusRow()).toBeNull();
  expect(await submittedBonus()).toEqual({ bonusId: undefined, isActivatedBonus: false });
});

it('opens the bonus details, and keeps the input', async () => {
  const { user, enterAmount, whereabouts } = await openForm([wireBonus(6), wireBonus(7)]);
  await enterAmount('123');
  await user.click(screen.getByRole('button', { name: 'Details: Bonus 6' }));
  expect(whereabouts()).toEqual({ name: 'deposit.bonus-details', query: { bonus: '6' } });

  await user.click(await screen.findByRole('button', { name: 'Deposit without a bonus' }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('123');
  expect(switchRow()).not.toBeChecked();
});

test('the switch is on again when new bonuses come after all have ended', async () => {
  const { user, store, submittedBonus } = await openForm([wireBonus(6), wireBonus(7)]);
  const setBonuses = (...bonusList: unknown[]) =>
    act(() => store.set(sessionAtom, sampleSession({ payload: { bonusList } })));
  await user.click(switchRow());
  await setBonuses(wireBonus(7), wireBonus(8));
  // One of the old bonuses is left.
  expect(switchRow()).not.toBeChecked();
  await setBonuses();
  expect(screen.queryByRole('switch')).toBeNull();
  await setBonuses(wireBonus(7));
  expect(switchRow()).toBeChecked();
  expect(await submittedBonus()).toEqual({ bonusId: '7', isActivatedBonus: true });
});

test('the switch is on for bonuses that replace all old ones at once', async () => {
  const { user, store } = await openForm([wireBonus(6)]);
  await user.click(switchRow());
  await act(() => store.set(sessionAtom, sampleSession({ payload: { bonusList: [wireBonus(9)] } })));
  expect(switchRow()).toBeChecked();
  await user.click(switchRow());
  expect(switchRow()).not.toBeChecked();
});

it('does not change the switch for crypto bonuses', async () => {
  const { user, store } = await openForm([wireBonus(7)]);
  await user.click(switchRow());
  expect(store.get(bonusSwitchesAtom)).toEqual({ deposit: false, crypto: true });
  expect(within(document.body).getByRole('switch')).not.toBeChecked();
});
