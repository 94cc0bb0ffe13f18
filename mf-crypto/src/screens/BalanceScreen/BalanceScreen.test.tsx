import { ResponseError } from '@paywidget/shared/api';
import { endpoints } from '@paywidget/shared/contract/payments';
import { defineFlow, type FlowModule, useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, createStore, currencyAtom, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  type FakeServer,
  sampleDeposit,
  sampleSession,
  storeDeposit,
  wireBonus,
  wireMethod,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '@paywidget/shared/deposit';
import '@paywidget/shared/bonus';

const { checkDeposit, fetchCountrySelector, fetchDepositStatus, fetchPaymentMethods } = endpoints;

const coin = (code: string, position: number) =>
  wireMethod(code.toLowerCase(), { text: `${code} coin`, position, category: 'crypto', currency: [code] });
const methods = [
  coin('BTC', 1),
  coin('NEO', 2),
  coin('USDT', 3),
  wireMethod('visa', { position: 4, currency: ['USD', 'EUR'] }),
];

function openBalance({
  server = createFakeServer(),
  answer = { methods },
  module = routes,
  ...options
}: Partial<RenderOptions> & { answer?: unknown; server?: FakeServer; module?: FlowModule } = {}) {
  if (answer) server.answer(fetchPaymentMethods, answer);
  server.answer(fetchCountrySelector, { isGeoSelectorEnabled: false, countries: [] });
  const rendered = renderScreen(module, {
    at: 'cryptobalance.deposit.crypto',
    flow: 'cryptobalance',
    session: sampleSession({ payload: { widgetViewType: 'cryptobalance' } }),
    ...options,
    server,
  });
  const requestedCurrencies = () =>
    server.requestsTo(fetchPaymentMethods).map(({ payload }) => payload.currency);
  return { ...rendered, server, requestedCurrencies };
}
const tiles = async (heading: string) =>
  within(await screen.findByRole('list', { name: heading }))
    .getAllByRole('button')
    .map((tile) => tile.dataset.method);
const picker = () => screen.getByRole('combobox', { name: 'Currency' });
const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => sessionStorage.clear());

it('starts in the crypto tab with USDT, and lists its coin first and no NEO', async () => {
  const { requestedCurrencies, container } = openBalance();
  expect(await tiles('Deposit by crypto')).toEqual(['usdt', 'btc', 'visa']);
  expect(requestedCurrencies()).toEqual([{ code: 'USDT', type: 'crypto' }]);
  expect(tab('Crypto')).toHaveAttribute('aria-selected', 'true');
  expect(picker()).toHaveTextContent('Tether');
  expect(container.querySelector('[data-screen]')).toHaveAttribute(
    'data-screen',
    'cryptobalance.deposit.crypto',
  );
});

it('uses the initial currencies of the server', async () => {
  const { requestedCurrencies } = openBalance({
    answer: { methods, initCurrencies: { fiat: 'EUR', crypto: 'BTC' } },
  });
  await waitFor(() => expect(picker()).toHaveTextContent('Bitcoin'));
  await waitFor(() =>
    expect(requestedCurrencies()).toEqual([
      { code: 'USDT', type: 'crypto' },
      { code: 'BTC', type: 'crypto' },
    ]),
  );
});

it('has a fiat tab in USD, which opens the pages under the route names of the flow', async () => {
  const { requestedCurrencies, user, whereabouts, store } = openBalance();
  await tiles('Deposit by crypto');
  await user.click(tab('Fiat'));
  expect(await tiles('Deposit by fiat')).toEqual(['visa']);
  expect(whereabouts().name).toBe('cryptobalance.deposit.fiat');
  expect(requestedCurrencies()).toContainEqual({ code: 'USD', type: 'fiat' });
  await waitFor(() => expect(tab('Fiat')).toHaveFocus());

  await user.click(screen.getByRole('button', { name: /Visa/ }));
  expect(whereabouts().name).toBe('cryptobalance.deposit.fiat.redirect');
  expect(store.get(choiceAtom)).toEqual({ method: 'visa' });
  expect(store.get(currencyAtom)).toBe('USD');
});

test('the fiat tab of an account in reals starts with reals', async () => {
  const { requestedCurrencies } = openBalance({
    at: 'cryptobalance.deposit.fiat',
    session: sampleSession({
      payload: { widgetViewType: 'cryptobalance' },
      user: { currency: 'brl' },
    }),
  });
  expect(await tiles('Deposit by fiat')).toEqual(['visa']);
  expect(requestedCurrencies()).toEqual([{ code: 'BRL', type: 'fiat' }]);
});

it('moves between the tabs by keyboard', async () => {
  const { user, whereabouts } = openBalance();
  await tiles('Deposit by crypto');
  tab('Crypto').focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(tab('Fiat')).toHaveFocus());
  await user.keyboard('{Home}');
  await waitFor(() => expect(tab('Crypto')).toHaveFocus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(whereabouts().name).toBe('cryptobalance.deposit.fiat'));
});

it.each([
  ['crypto', 1],
  ['fiat', 0],
] as const)(
  'shows bonuses in the %s tab, and opens their details under the route name of the flow',
  async (type, switches) => {
    const { user, whereabouts } = openBalance({
      at: `cryptobalance.deposit.${type}`,
      session: sampleSession({
        payload: {
          widgetViewType: 'cryptobalance',
          bonusList: [wireBonus(6), wireBonus(7)],
          experiments: [{ key: 'cashier', group: 'group_b' }],
        },
      }),
    });
    expect(await screen.findAllByRole('radio', { name: /^Bonus/ })).toHaveLength(2);
    expect(screen.queryAllByRole('switch', { name: 'Crypto bonus' })).toHaveLength(switches);
    await user.click(screen.getByRole('button', { name: 'Details: Bonus 7' }));
    expect(whereabouts()).toEqual({
      name: 'cryptobalance.deposit.fiat.bonus-details',
      query: { bonus: '7' },
    });
  },
);

it('opens the address of a coin under the route name of the flow', async () => {
  const { user, whereabouts, store } = openBalance();
  await user.click(await screen.findByRole('button', { name: /BTC coin/ }));
  expect(whereabouts().name).toBe('cryptobalance.deposit.fiat.crypto.address');
  expect(store.get(choiceAtom)).toEqual({ method: 'btc' });
});

it('finds a currency by name or code, without NEO, and uses only the latest response', async () => {
  const { server, user } = openBalance();
  await tiles('Deposit by crypto');
  const pick = async (searchText: string, name: string) => {
    await user.click(picker());
    await user.type(screen.getByRole('searchbox'), searchText);
    await user.click(screen.getByRole('option', { name: new RegExp(name) }));
  };
  await user.click(picker());
  await user.type(screen.getByRole('searchbox'), 'neo');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Escape}');

  const late = server.hold(fetchPaymentMethods);
  await pick('LTC', 'Litecoin');
  server.answer(fetchPaymentMethods, { methods: [coin('TON', 1)] });
  await pick('toncoin', 'Toncoin');
  expect(await tiles('Deposit by crypto')).toEqual(['ton']);
  await act(async () => late.answer({ methods: [coin('LTC', 1)] }));
  expect(await tiles('Deposit by crypto')).toEqual(['ton']);
  const requests = server.requestsTo(fetchPaymentMethods);
  expect(requests.at(-2)?.signal.aborted).toBe(true);
});

it('shows a message if a currency has no methods, and keeps the currency picker', async () => {
  openBalance({ answer: { methods: [] } });
  expect(await screen.findByText('There are no methods for USDT')).toBeInTheDocument();
  expect(picker()).toBeEnabled();
});

it('opens the empty page for a response with isDirectGeo', async () => {
  const { whereabouts } = openBalance({ answer: { methods, isDirectGeo: true } });
  await waitFor(() =>
    expect(whereabouts()).toEqual({ name: 'empty', query: { direct: 'true', transaction: 'deposit' } }),
  );
});

it('throws the error of the call for the error page', async () => {
  const server = createFakeServer();
  server.refuse(fetchPaymentMethods, 500);
  const { thrown } = openBalance({ server, answer: null });
  await waitFor(() => expect(thrown()).toBeInstanceOf(ResponseError));
});

it('returns the player to an interrupted payment, under the route name of the flow', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 1 });
  server.answer(checkDeposit, { exists: false });
  const store = createStore();
  store.set(sessionAtom, sampleSession({ payload: { widgetViewType: 'cryptobalance' } }));
  storeDeposit(
    store,
    sampleDeposit({ currency: 'EUR', redirectMode: 'host', screen: 'cryptobalance.deposit.fiat.redirect' }),
  );
  const { whereabouts } = openBalance({ server, store });
  await waitFor(() => expect(whereabouts().name).toBe('cryptobalance.deposit.fiat.complete'));
  expect(store.get(currencyAtom)).toBe('EUR');
});

describe('the tab', () => {
  const complete = 'cryptobalance.deposit.fiat.complete';
  const withPayment = defineFlow({
    ...routes.screens,
    'deposit.complete': {
      component: () => {
        const { back, go } = useFlow();
        return (
          <>
            <h1>Complete</h1>
            <button type="button" onClick={back}>
              Back
            </button>
            <button type="button" onClick={() => go('deposit.list', { replace: true })}>
              To the list
            </button>
          </>
        );
      },
    },
    'deposit.redirect': {
      component: () => {
        const { go } = useFlow();
        return (
          <button type="button" onClick={() => go('deposit.complete', { replace: true })}>
            Pay
          </button>
        );
      },
    },
  });

  it.each([
    ['Back', 'Crypto', 'Deposit by crypto', 'cryptobalance.deposit.crypto'],
    ['To the list', 'Crypto', 'Deposit by crypto', 'cryptobalance.deposit.crypto'],
    ['Back', 'Fiat', 'Deposit by fiat', 'cryptobalance.deposit.fiat'],
    ['To the list', 'Fiat', 'Deposit by fiat', 'cryptobalance.deposit.fiat'],
  ])(
    'after a payment, "%s" leads to the tab that the player came from: %s',
    async (button, from, heading, expected) => {
      const { user, whereabouts } = openBalance({ module: withPayment });
      await tiles('Deposit by crypto');
      if (from === 'Fiat') await user.click(tab('Fiat'));
      await tiles(heading);
      await user.click(screen.getByRole('button', { name: /Visa/ }));
      await user.click(await screen.findByRole('button', { name: 'Pay' }));
      await waitFor(() => expect(whereabouts().name).toBe(complete));
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await tiles(heading)).toContain('visa');
      expect(whereabouts().name).toBe(expected);
    },
  );

  it('can be changed after the return', async () => {
    const { user } = openBalance();
    await tiles('Deposit by crypto');
    await user.click(tab('Fiat'));
    await tiles('Deposit by fiat');
    await user.click(tab('Crypto'));
    await tiles('Deposit by crypto');
    await user.click(tab('Fiat'));
    expect(await tiles('Deposit by fiat')).toEqual(['visa']);
  });
});

it('reports an empty list to the host, and stays, so that another currency can be picked', async () => {
  const { host, whereabouts } = openBalance({ answer: { methods: [] } });
  await screen.findByRole('heading', { name: /no methods for USDT/i });
  expect(host.sentOf('Error')).toEqual([{ code: 'methods.empty', message: 'Empty payment methods' }]);
  expect(whereabouts().name).toBe('cryptobalance.deposit.crypto');
});

it('forgets what another player has picked', async () => {
  const { user, store } = openBalance({
    answer: { methods, initCurrencies: { fiat: 'EUR', crypto: 'BTC' } },
  });
  await waitFor(() => expect(picker()).toHaveTextContent('Bitcoin'));
  await user.click(picker());
  await user.click(await screen.findByRole('option', { name: /Ethereum/ }));
  await waitFor(() => expect(picker()).toHaveTextContent('Ethereum'));
  const { payload } = store.get(sessionAtom) ?? sampleSession();
  act(() => store.set(sessionAtom, { ...sampleSession({ user: { id: 8 } }), payload }));
  await waitFor(() => expect(picker()).not.toHaveTextContent('Ethereum'));
});
