import { fetchSweepstakeWithdrawalMethods } from '@paywidget/shared/contract';
import { fetchRecoupSum, fetchSweepstakeBalances } from '@paywidget/shared/contract/payments';
import { choiceAtom, createStore, sessionAtom } from '@paywidget/shared/state';
import { type FakeServer, sampleSession, storeWithdrawal, wireMethod } from '@paywidget/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openSweepstake } from '../../testing/openSweepstake';
import { sweepstakeServer } from '../../testing/sweepstakeServer';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '@paywidget/shared/withdrawal';
import '../ConvertScreen/ConvertScreen';
import '../RedeemCoinListScreen/RedeemCoinListScreen';
import '../RedemptionCompleteScreen/RedemptionCompleteScreen';
import './RedeemScreen';

beforeEach(() => sessionStorage.clear());

const openRedemption = (server: FakeServer = sweepstakeServer()) =>
  openSweepstake({ at: 'sweep.withdrawal.methods', server });
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');
const card = async () => {
  const region = await screen.findByRole('region', { name: 'Redeemable balance' });
  const rows = within(region)
    .getAllByRole('term')
    .map((term) => [term.textContent, plain(term.nextElementSibling?.textContent)]);
  return { redeemable: plain(region.querySelector('[data-balance]')?.textContent), rows };
};

it('shows the redeemable amount, the balance and the unplayed amount', async () => {
  const { server, container } = openRedemption();
  expect(await card()).toEqual({
    redeemable: 'SC 120',
    rows: [
      ['Sweep coins', 'SC 140'],
      ['Still to be played', 'SC 20'],
    ],
  });
  expect(container.querySelector('[data-screen="sweep.withdrawal.methods"]')).toBeInTheDocument();
  expect(server.requestsTo(fetchSweepstakeBalances).map(({ payload }) => payload)).toEqual([{}]);
  expect(server.requestsTo(fetchRecoupSum).map(({ payload }) => payload)).toEqual([{ currency: 'SC' }]);
  expect(server.requestsTo(fetchSweepstakeWithdrawalMethods).map(({ payload }) => payload)).toEqual([
    { country: 'br', currency: 'USD' },
  ]);
});

it('requests the unplayed amount by the operator’s code for sweep coins', async () => {
  const server = sweepstakeServer();
  server.answer(fetchSweepstakeBalances, [{ currency: 'QSC', balance: '30.5' }]);
  openRedemption(server);
  expect(await card()).toMatchObject({ redeemable: 'SC 10.50' });
  expect(server.requestsTo(fetchRecoupSum)[0]?.payload).toEqual({ currency: 'QSC' });
});

it('never shows one player’s balance to another', async () => {
  const { server, store } = openRedemption();
  expect(await card()).toMatchObject({ redeemable: 'SC 120' });
  const answer = server.hold(fetchSweepstakeBalances);
  act(() => store.set(sessionAtom, sampleSession({ user: { id: 8 } })));
  expect(screen.queryByText(/120/)).toBeNull();
  await act(async () => answer.answer([{ currency: 'SC', balance: 35 }]));
  expect(await card()).toMatchObject({ redeemable: 'SC 15' });
});

describe('a failed call', () => {
  it('shows a balance of 0 with a notice, and is repeated by a press', async () => {
    const server = sweepstakeServer();
    server.refuse(fetchSweepstakeBalances, 500);
    const { user, host } = openRedemption(server);
    expect(await card()).toMatchObject({
      redeemable: 'SC 0',
      rows: [['Sweep coins', 'SC 0'], expect.anything()],
    });
    expect(screen.getByText(/couldn’t be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(host.sentOf('Error')).toHaveLength(1);
    answerBalance(server);
    await user.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    await waitFor(async () => expect(await card()).toMatchObject({ redeemable: 'SC 120' }));
    expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
  });

  it('shows an unplayed amount of 0', async () => {
    const server = sweepstakeServer();
    server.refuse(fetchRecoupSum, 500);
    openRedemption(server);
    expect(await card()).toEqual({
      redeemable: 'SC 140',
      rows: [
        ['Sweep coins', 'SC 140'],
        ['Still to be played', 'SC 0'],
      ],
    });
  });

  it('opens the error page if the request for methods fails', async () => {
    const server = sweepstakeServer();
    server.refuse(fetchSweepstakeWithdrawalMethods, 500);
    const { thrown } = openRedemption(server);
    await waitFor(() => expect(thrown()).toBeInstanceOf(Error));
  });
});

const answerBalance = (server: FakeServer) =>
  server.answer(fetchSweepstakeBalances, [{ currency: 'SC', balance: 140 }]);

it.each([
  ['there are no methods', { methods: [] }, 'false'],
  [
    'the list may show none of the methods',
    { methods: [wireMethod('zero', { cardViewType: 'default' })] },
    'false',
  ],
  ['the geo is direct', { methods: [wireMethod('redeem_btc')], isDirectGeo: true }, 'true'],
])('goes to the empty page when %s', async (_, answer, direct) => {
  const server = sweepstakeServer();
  server.answer(fetchSweepstakeWithdrawalMethods, answer);
  const { whereabouts, host } = openRedemption(server);
  await waitFor(() =>
    expect(whereabouts()).toEqual({ name: 'empty', query: { direct, transaction: 'withdrawal' } }),
  );
  expect(host.sentOf('Error')).toContainEqual({ code: 'methods.empty', message: 'Empty withdrawal methods' });
});

it('opens the list of coins, then the form', async () => {
  const { user, whereabouts, store, host } = openRedemption();
  await user.click(await screen.findByRole('button', { name: /Cryptocurrency/ }));
  expect(whereabouts().name).toBe('sweep.withdrawal.crypto');
  await user.type(await screen.findByRole('searchbox'), 'tr');
  await user.click(await screen.findByRole('button', { name: /TRX/ }));
  expect(whereabouts().name).toBe('sweep.withdrawal.crypto.convert');
  expect(store.get(choiceAtom)).toEqual({ group: 'crypto', method: 'redeem_trx' });
  expect(host.sentOf('Analytics').map(({ event }) => event)).toEqual([
    'withdrawal_group_chosen',
    'withdrawal_method_chosen',
  ]);
});

describe('after a reload', () => {
  function interrupted(fields: Record<string, unknown>) {
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    const attempt = { version: 1 as const, method: 'redeem_usdt', createdAt: Date.now(), ...fields };
    storeWithdrawal(store, attempt);
    return openSweepstake({ at: 'sweep.withdrawal.methods', store });
  }

  it('opens the complete page of a created redemption', async () => {
    const { whereabouts, container } = interrupted({ withdrawalId: 'w1', status: 'accepted' });
    await waitFor(() => expect(whereabouts().name).toBe('sweep.withdrawal.complete'));
    await waitFor(() =>
      expect(container.querySelector('[data-status]')).toHaveAttribute('data-status', 'accepted'),
    );
  });

  it('shows a notice for a redemption of unknown outcome', async () => {
    const { whereabouts } = interrupted({ key: 'k'.repeat(32) });
    expect(await screen.findByText(/page was reloaded before the answer came/)).toBeInTheDocument();
    expect(whereabouts().name).toBe('sweep.withdrawal.methods');
  });

  it('speaks of a redemption, never of a withdrawal', async () => {
    const { server } = interrupted({ key: 'k'.repeat(32) });
    expect(await screen.findByText('We’re still confirming your redemption')).toBeInTheDocument();
    act(() => server.push('withdrawal.status', { withdrawalId: 'w1', status: 1 }));
    expect(await screen.findByText('Redemption w1 has been paid out.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/withdraw/i);
  });
});
