import { NetworkError } from '@paywidget/shared/api';
import { fetchSweepstakePaymentMethods } from '@paywidget/shared/contract';
import { checkDeposit, fetchBoxes, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { choiceAtom, createStore, sessionAtom } from '@paywidget/shared/state';
import {
  type FakeServer,
  sampleDeposit,
  sampleSession,
  showDeposit,
  shownAnswer,
  storeDeposit,
  wireMethod,
} from '@paywidget/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openSweepstake } from '../../testing/openSweepstake';
import { sweepstakeServer, wireBox } from '../../testing/sweepstakeServer';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '../SelectMethodScreen/SelectMethodScreen';
import '../DepositCompleteScreen/DepositCompleteScreen';
import '@paywidget/shared/deposit';

beforeEach(() => sessionStorage.clear());

const openShop = (server: FakeServer = sweepstakeServer()) =>
  openSweepstake({ at: 'sweep.deposit.list', server });
const plain = (element: Element | null | undefined) => element?.textContent?.replace(/[\u2066-\u2069]/g, '');

it('shows each box with its gold coins, its free sweep coins, and the price', async () => {
  const { container, server } = openShop();
  expect(await screen.findByRole('heading', { level: 2, name: 'Select coin package' })).toBeInTheDocument();
  expect(container.querySelector('[data-screen="sweep.deposit.list"]')).toBeInTheDocument();
  const boxes = within(screen.getByRole('list', { name: 'Starter' })).getAllByRole('button');
  expect(boxes.map(({ dataset }) => dataset.box)).toEqual(['1', '2']);
  expect(plain(boxes[0])).toMatch(/GC\s20,000Gold coins\+ SC\s2\.50 free\$4\.99/);
  // This box has no sweep coins.
  expect(plain(boxes[1])).not.toContain('SC');
  expect(server.requestsTo(fetchBoxes).map(({ payload }) => payload)).toEqual([{ currency: 'USD' }]);
  expect(server.requestsTo(fetchSweepstakePaymentMethods).map(({ payload }) => payload)).toEqual([
    { country: 'br', currency: 'USD' },
  ]);
});

it('shows boxes in the other wire format', async () => {
  const server = sweepstakeServer();
  const { gcAmount, scAmount, ...box } = wireBox(7);
  const currenciesList = { free: { amount: gcAmount }, main: { amount: scAmount } };
  server.answer(fetchBoxes, [{ name: 'Popular', boxes: [{ ...box, currenciesList }] }]);
  openShop(server);
  expect(plain(await screen.findByRole('button', { name: /4\.99/ }))).toMatch(/GC\s20,000.*SC\s2\.50 free/);
});

it('opens the payment page of the chosen box, and drops the extra fields requested for another', async () => {
  const { user, store, whereabouts, host } = openShop();
  store.set(choiceAtom, { box: '9', method: 'skrill' });
  showDeposit(store, { method: 'skrill', answer: { depositId: 'd9', isFieldsRequired: true } });
  await user.click(await screen.findByRole('button', { name: /4\.99/ }));
  expect(whereabouts().name).toBe('sweep.deposit.select-method');
  expect(store.get(choiceAtom)).toEqual({ box: '1' });
  expect(shownAnswer(store)).toBeUndefined();
  expect(host.sentOf('Analytics')).toContainEqual({ event: 'sweepstake_box_chosen', data: { boxId: '1' } });
});

describe('the empty page', () => {
  it.each<[string, (server: FakeServer) => void, string, string]>([
    ['there are no boxes', (server) => server.answer(fetchBoxes, []), 'Empty sweepstakes', 'false'],
    ['the request for boxes fails', (server) => server.refuse(fetchBoxes, 500), 'Empty sweepstakes', 'false'],
    [
      'there are no methods',
      (server) => server.answer(fetchSweepstakePaymentMethods, { methods: [] }),
      'Empty payment methods',
      'false',
    ],
    [
      'no method has an allowed card view type',
      (server) =>
        server.answer(fetchSweepstakePaymentMethods, { methods: [wireMethod('zero', { cardViewType: 0 })] }),
      'Empty payment methods',
      'false',
    ],
    [
      'the geo is direct',
      (server) =>
        server.answer(fetchSweepstakePaymentMethods, { methods: [wireMethod('skrill')], isDirectGeo: true }),
      'Empty payment methods',
      'true',
    ],
  ])('opens when %s', async (_, prepare, message, direct) => {
    const server = sweepstakeServer();
    prepare(server);
    const { whereabouts, host } = openShop(server);
    await waitFor(() =>
      expect(whereabouts()).toEqual({ name: 'empty', query: { direct, transaction: 'deposit' } }),
    );
    expect(host.sentOf('Error')).toContainEqual({ code: 'methods.empty', message });
  });
});

it('opens the empty page with the reason if the request for boxes got no response', async () => {
  const server = sweepstakeServer();
  server.lose(fetchBoxes);
  const { whereabouts } = openShop(server);
  const query = { direct: 'false', transaction: 'deposit', reason: 'network' };
  await waitFor(() => expect(whereabouts()).toEqual({ name: 'empty', query }));
});

it('reports methods that it may not show to the host', async () => {
  const server = sweepstakeServer();
  const methods = [wireMethod('skrill'), wireMethod('zero', { cardViewType: 0 })];
  server.answer(fetchSweepstakePaymentMethods, { methods });
  const { host } = openShop(server);
  await screen.findByRole('heading', { level: 1 });
  expect(host.sentOf('Error')).toEqual([
    { code: 'methods.refused', message: expect.stringContaining('zero') },
  ]);
});

it('throws a failed request for methods, which opens the error page', async () => {
  const server = sweepstakeServer();
  server.refuse(fetchSweepstakePaymentMethods, 500);
  const { thrown } = openShop(server);
  await waitFor(() => expect(thrown()).toBeInstanceOf(Error));
  expect(thrown()).not.toBeInstanceOf(NetworkError);
});

it('resumes a purchase that a reload interrupted', async () => {
  const server = sweepstakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  server.answer(checkDeposit, { exists: false });
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  storeDeposit(
    store,
    sampleDeposit({
      method: 'skrill',
      kind: 'sweepstake',
      box: '2',
      screen: 'sweep.deposit.select-method',
      depositId: 'd1',
    }),
  );
  const { whereabouts } = openSweepstake({ at: 'sweep.deposit.list', server, store });
  await waitFor(() => expect(whereabouts().name).toBe('sweep.deposit.complete'));
  expect(store.get(choiceAtom)).toMatchObject({ box: '2', method: 'skrill' });
});
