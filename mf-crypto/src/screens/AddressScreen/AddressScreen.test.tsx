import { endpoints } from '@paywidget/shared/contract/payments';
import type { CaptchaService } from '@paywidget/shared/services';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  type FakeServer,
  type ShownFields,
  sampleDeposit,
  sampleSession,
  showDeposit,
  shownTransaction,
  storeDeposit,
  storedDeposit,
  wireMethod,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { UserCancelError } from '@paywidget/shared/transaction';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '@paywidget/shared/crypto';
import './AddressScreen';

const { convertPayment, createDeposit, fetchDepositStatus, fetchPaymentMethods, checkDeposit } = endpoints;

const trc = { name: 'TRC-20', code: 'TRC20' };
const erc = { name: 'ERC-20', code: 'ERC20', minDeposit: 12 };
const addresses: Record<string, string> = {
  TRC20: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  ERC20: '0x52908400098527886E0F7030069857D2E4169EE7',
};

const tether = { category: 'crypto', currency: ['USDT'], network: [erc, trc] };

interface Opened extends Partial<RenderOptions> {
  method?: Record<string, unknown>;
  server?: FakeServer;
  answers?: boolean;
  isDirectGeo?: boolean;
}

function openAddress({
  method = tether,
  server = createFakeServer(),
  answers = true,
  isDirectGeo = false,
  ...options
}: Opened = {}) {
  server.answer(fetchPaymentMethods, {
    methods: [wireMethod('usdt', { text: 'Tether', ...method })],
    isDirectGeo,
  });
  server.answer(fetchDepositStatus, { status: 0 });
  if (answers) {
    server.answer(createDeposit, ({ fields }: { fields: { network: string } }) => ({
      depositId: `dep-${fields.network}`,
      data: { depositAddress: addresses[fields.network], cryptoName: 'USDT' },
    }));
  }
  const rendered = renderScreen(routes, {
    at: 'deposit.crypto.address',
    from: 'deposit.crypto',
    choice: { group: 'crypto', method: 'usdt' },
    ...options,
    server,
  });
  const requisite = (name: string) => rendered.container.querySelector(`[data-requisite="${name}"] bdi`);
  return {
    ...rendered,
    requisite,
    shown: async (code: string) => {
      await waitFor(() => expect(requisite('address')).toHaveTextContent(addresses[code] ?? ''));
    },
  };
}
const network = () => screen.getByRole('combobox', { name: 'Network' });

beforeEach(() => sessionStorage.clear());

describe('the address', () => {
  it.each([
    ['desktop', ['code', 'copy']],
    ['mobile', ['copy', 'code']],
  ])('on the platform %s is offered as %j in this order', async (platform, order) => {
    const { shown, container } = openAddress({ session: sampleSession({ user: { platform } }) });
    await shown('TRC20');
    const offered = [...container.querySelectorAll('svg[role="img"], [data-action="copy"]')];
    expect(offered.map((element) => (element.matches('svg') ? 'code' : 'copy'))).toEqual(order);
  });

  it('is requested at once, on the preferred network and without an amount', async () => {
    const { shown, server, container } = openAddress();
    await shown('TRC20');
    expect(container.querySelector('[data-screen="deposit.crypto.address"]')).toBeInTheDocument();
    expect(network()).toHaveTextContent('TRC-20');
    const payloads = server.requestsTo(createDeposit).map(({ payload }) => payload);
    expect(payloads).toEqual([
      {
        paymentType: 'usdt',
        currency: 'USDT',
        isNewFlow: true,
        fields: { network: 'TRC20' },
        isActivatedBonus: false,
        selectedCountry: 'br',
        returnUrl: expect.any(String),
      },
    ]);
  });

  it('is shown as a QR code and as text with marked ends, and can be copied', async () => {
    const { shown, container, user } = openAddress();
    await shown('TRC20');
    expect(screen.getByRole('img', { name: 'QR code of the USDT address' })).toBeInTheDocument();
    const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['TQn9Y', 'cbLSE']);

    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(writeText).toHaveBeenCalledWith(addresses.TRC20);
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  it('can be requested again after the player closed the captcha', async () => {
    const solve = jest.fn<ReturnType<CaptchaService['solve']>, []>(() =>
      Promise.reject(new UserCancelError()),
    );
    const method = { ...tether, needsCaptcha: 'recaptcha2' };
    const { shown, server, user } = openAddress({ method, services: { captcha: { solve } } });
    expect(await screen.findByText(/Complete the security check/)).toBeInTheDocument();
    expect(server.requestsTo(createDeposit)).toEqual([]);
    expect(solve).toHaveBeenCalledTimes(1);

    solve.mockResolvedValue({ captchaResponse: 'proof' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('TRC20');
  });

  it('is requested again for another network, and hidden meanwhile', async () => {
    const { shown, server, user, requisite } = openAddress();
    await shown('TRC20');
    const held = server.hold(createDeposit);
    await user.click(network());
    await user.click(screen.getByRole('option', { name: 'ERC-20' }));
    expect(requisite('address')).toBeNull();
    expect(network()).toBeDisabled();
    expect(screen.getByText('Send only USDT over ERC\u201120')).toBeInTheDocument();
    await act(async () =>
      held.answer({ depositId: 'e', data: { depositAddress: addresses.ERC20, cryptoName: 'USDT' } }),
    );
    await shown('ERC20');
    expect(network()).toBeEnabled();
  });

  it('has a disabled network field with one network, and no network field without networks', async () => {
    const { shown, unmount } = openAddress({ method: { ...tether, network: [trc] } });
    await shown('TRC20');
    expect(network()).toBeDisabled();
    unmount();
    const server = createFakeServer();
    server.answer(createDeposit, { depositId: 1, data: { depositAddress: 'XyZ', cryptoName: 'DASH' } });
    openAddress({ method: { ...tether, network: undefined }, server, answers: false });
    expect(await screen.findByText('Send only USDT to this address')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(await screen.findByText('XyZ')).toBeInTheDocument();
    expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({ fields: {} });
  });

  it('can be shared in native apps only, with coin and network', async () => {
    const { shown, unmount } = openAddress();
    await shown('TRC20');
    expect(screen.queryByRole('button', { name: 'Share address' })).toBeNull();
    unmount();
    const native = openAddress({ session: sampleSession({ user: { platform: 'ios' } }) });
    await native.shown('TRC20');
    await native.user.click(screen.getByRole('button', { name: 'Share address' }));
    expect(native.host.sentOf('Share')).toEqual([{ text: `USDT (TRC-20)\n${addresses.TRC20}` }]);
  });
});

describe('the minimum', () => {
  it.each([
    ['the minimum of the network', 'ERC20', {}, 'R$12'],
    ['the minimum of the address', 'ERC20', { minDepositValue: '7.5' }, 'R$7.50'],
  ])('is %s', async (_, code, data, expected) => {
    const server = createFakeServer();
    server.answer(createDeposit, {
      depositId: 1,
      data: { depositAddress: addresses[code], cryptoName: 'USDT', ...data },
    });
    const session = sampleSession({ user: { currency: 'BRL' } });
    const method = { ...tether, network: [code === 'ERC20' ? erc : trc] };
    const { shown } = openAddress({ server, answers: false, session, method });
    await shown(code);
    expect(screen.getByText(`Amounts below ${expected} aren’t credited.`)).toBeInTheDocument();
    expect(screen.getByText('Minimum deposit').nextElementSibling).toHaveTextContent(expected);
    expect(server.requestsTo(convertPayment)).toEqual([]);
  });

  test.each([
    ['converted to the player’s currency', { amount: '2600.001' }, '₸2,600.01'],
    ['in US dollars without a rate', undefined, '$5'],
  ])('of the table, which is in US dollars, is shown %s', async (_, answer, expected) => {
    const server = createFakeServer();
    if (answer) server.answer(convertPayment, answer);
    else server.refuse(convertPayment, 400);
    const session = sampleSession({ user: { currency: 'KZT' } });
    const { shown } = openAddress({ server, session });
    await shown('TRC20');
    expect(await screen.findByText(`Amounts below ${expected} aren’t credited.`)).toBeInTheDocument();
    await waitFor(() =>
      expect(server.requestsTo(convertPayment).map(({ payload }) => payload)).toEqual([
        { from: 'USD', to: 'KZT', amount: 5 },
      ]),
    );
    expect(screen.getByText('Minimum deposit').nextElementSibling).toHaveTextContent(expected);
  });
});

it('shows a memo with its own copy button', async () => {
  const server = createFakeServer();
  const memo = { name: 'memo', title: 'Destination tag', type: 'text', value: '10472', isCopyable: true };
  server.answer(createDeposit, {
    depositId: 1,
    data: { depositAddress: addresses.TRC20, cryptoName: 'XRP', requisites: [memo] },
  });
  const { shown, requisite, user } = openAddress({ server, answers: false });
  await shown('TRC20');
  expect(requisite('memo')).toHaveTextContent('10472');
  expect(screen.getByText('Copy both: Destination tag and address')).toBeInTheDocument();
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy: Destination tag' }));
  expect(writeText).toHaveBeenCalledWith('10472');
});

describe('when the address does not load', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** Advances in steps, because a response starts further timers. */
  async function advance(ms = 500) {
    for (let step = 0; step < 5; step += 1) await act(() => jest.advanceTimersByTimeAsync(ms / 5));
  }

  it('shows why the server rejected the call, and sends it again on request', async () => {
    const server = createFakeServer();
    server.refuse(createDeposit, 400, { data: { code: 'banking.networkUnavailable' } });
    const { user, shown } = openAddress({ server, answers: false });
    await advance();
    expect(screen.getByText(/This network isn’t available right now/)).toBeInTheDocument();
    server.answer(createDeposit, {
      depositId: 1,
      data: { depositAddress: addresses.TRC20, cryptoName: 'USDT' },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await advance();
    await shown('TRC20');
  });

  it('repeats the request under the same key, and ignores an address that may be of another network', async () => {
    const server = createFakeServer();
    server.lose(createDeposit);
    server.answer(checkDeposit, {
      exists: true,
      depositId: 'other',
      data: { depositAddress: addresses.ERC20, cryptoName: 'USDT' },
    });
    const { requisite, shown } = openAddress({ server, answers: false });
    await advance();
    expect(screen.getByText('The address hasn’t arrived yet')).toBeInTheDocument();
    await advance(20_000);
    expect(requisite('address')).toBeNull();
    expect(screen.getByText('The address hasn’t arrived yet')).toBeInTheDocument();

    server.answer(createDeposit, {
      depositId: 1,
      data: { depositAddress: addresses.TRC20, cryptoName: 'USDT' },
    });
    await advance(20_000);
    await shown('TRC20');
    const keys = server.requestsTo(createDeposit).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(1);
  });
});

const push = { txid: 'a1', blockchain: 'TRON', amount: '0.12345678', currency: 'USDT', status: 0 };

describe('an arriving transaction', () => {
  it.each([
    ['to the shown address', { depositId: 'dep-TRC20' }],
    ['of the coin, without a deposit id', { cryptoCurrency: 'usdt', currency: 'EUR' }],
    ['in the coin alone, without a deposit id', {}],
  ])('%s opens the complete page', async (_, fields) => {
    const { shown, server, whereabouts, store } = openAddress();
    await shown('TRC20');
    act(() => server.push('deposit.status', { ...push, ...fields }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownTransaction(store)).toMatchObject({
      status: 'waiting',
      onchainTransaction: { txid: 'a1' },
    });
  });

  it('to the address of a previously selected network opens the complete page', async () => {
    const { shown, server, user, whereabouts, store } = openAddress();
    await shown('TRC20');
    await user.click(network());
    await user.click(screen.getByRole('option', { name: 'ERC-20' }));
    await shown('ERC20');
    act(() => server.push('deposit.status', { ...push, depositId: 'dep-TRC20' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownTransaction(store).depositId).toBe('dep-TRC20');
  });

  it('to another deposit is ignored', async () => {
    const { shown, server, whereabouts } = openAddress();
    await shown('TRC20');
    act(() => server.push('deposit.status', { ...push, depositId: 'dep-other' }));
    expect(whereabouts().name).toBe('deposit.crypto.address');
  });

  it('is also found by the poll', async () => {
    jest.useFakeTimers();
    const { server, whereabouts, store } = openAddress();
    await act(() => jest.advanceTimersByTimeAsync(100));
    server.answer(fetchDepositStatus, { status: 1 });
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(whereabouts().name).toBe('deposit.complete');
    expect(shownTransaction(store)).toMatchObject({ status: 'processed', depositId: 'dep-TRC20' });
    jest.useRealTimers();
  });

  it('that was cancelled, of the shown address, shows that and not a declined payment', async () => {
    jest.useFakeTimers();
    const { server, store } = openAddress();
    await act(() => jest.advanceTimersByTimeAsync(100));
    server.answer(fetchDepositStatus, { status: 2 });
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(shownTransaction(store)).toMatchObject({ status: 'mistaked', endReason: 'counterparty' });
    jest.useRealTimers();
  });

  it('that the server pushes as cancelled shows that and not a declined payment', async () => {
    const { shown, server, store, whereabouts } = openAddress();
    await shown('TRC20');
    act(() => server.push('deposit.status', { ...push, status: 'CANCELED' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownTransaction(store)).toMatchObject({ status: 'mistaked', endReason: 'counterparty' });
  });

  it.each([
    ['with coins opens the complete page', 'PROCESSING', 'deposit.complete'],
    ['that was cancelled is ignored', 'CANCELED', 'deposit.crypto.address'],
  ])('the poll of a previous address %s', async (_, status, screenName) => {
    const { shown, server, user, whereabouts, store } = openAddress();
    await shown('TRC20');
    jest.useFakeTimers();
    await user.click(network());
    await user.click(screen.getByRole('option', { name: 'ERC-20' }));
    server.answer(fetchDepositStatus, ({ depositId }: { depositId: string }) => ({
      status: depositId === 'dep-TRC20' ? status : 'NEW',
    }));
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(whereabouts().name).toBe(screenName);
    const followed = screenName === 'deposit.complete' ? 'dep-TRC20' : 'dep-ERC20';
    expect(storedDeposit(store)).toMatchObject({ depositId: followed });
    jest.useRealTimers();
  });
});

it('restores the chosen network after a reload, and forgets it when the player leaves the page', async () => {
  const first = openAddress();
  await first.shown('TRC20');
  await first.user.click(network());
  await first.user.click(screen.getByRole('option', { name: 'ERC-20' }));
  await first.shown('ERC20');
  const attempt = storedDeposit(first.store);
  expect(attempt).toMatchObject({ network: 'ERC20', depositId: 'dep-ERC20', isUnknown: false });
  await act(async () => first.unmount());
  expect(storedDeposit(first.store)).toBeUndefined();

  if (attempt) storeDeposit(first.store, sampleDeposit(attempt));
  const second = openAddress();
  await second.shown('ERC20');
  expect(second.server.requestsTo(createDeposit)).toHaveLength(1);
});

describe('after a reload', () => {
  const answer = (depositId: string) => ({
    depositId,
    data: { depositAddress: addresses.ERC20 ?? '', cryptoName: 'USDT' },
  });

  /** Opens the page as `useResumeAttempt` does. `restored` is undefined if the server no longer knows the address. */
  async function reopen(restored?: ShownFields) {
    const first = openAddress();
    await first.shown('TRC20');
    const attempt = storedDeposit(first.store);
    await act(async () => first.unmount());
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    if (attempt) storeDeposit(store, sampleDeposit({ ...attempt, network: 'ERC20', depositId: 'copied' }));
    if (restored) showDeposit(store, restored);
    return openAddress({ store });
  }

  it('shows the same address, which the player may have copied', async () => {
    const { shown, server, whereabouts } = await reopen({
      method: 'usdt',
      answer: answer('copied'),
      network: 'ERC20',
    });
    await shown('ERC20');
    expect(server.requestsTo(createDeposit)).toEqual([]);
    act(() => server.push('deposit.status', { ...push, depositId: 'copied' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it.each([
    ['is not known to the server any more', undefined],
    ['is of another deposit', { method: 'usdt', answer: answer('other'), network: 'ERC20' }],
  ])(
    'requests a new address if the old one %s, and still accepts coins at the old one',
    async (_, restored) => {
      const { shown, server, whereabouts, store } = await reopen(restored);
      await shown('ERC20');
      expect(server.requestsTo(createDeposit)).toHaveLength(1);
      act(() => server.push('deposit.status', { ...push, depositId: 'copied' }));
      await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
      expect(shownTransaction(store).depositId).toBe('copied');
    },
  );
});

test('a response with isDirectGeo opens the list and requests no address', async () => {
  const server = createFakeServer();
  const { whereabouts } = openAddress({ server, isDirectGeo: true });
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
  expect(server.requestsTo(createDeposit)).toEqual([]);
});

it('opens the list if the coin is not offered any more, and the other coins on Change', async () => {
  const gone = openAddress({ choice: { method: 'gone' } });
  await waitFor(() => expect(gone.whereabouts().name).toBe('deposit.list'));
  gone.unmount();
  const { shown, user, whereabouts } = openAddress();
  await shown('TRC20');
  await user.click(screen.getByRole('button', { name: 'Change coin' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.crypto'));
});

describe('the bonus of a shown address', () => {
  const bonus = { id: 6, type: 'deposit', currency: 'USD', content: { title: 'Welcome gift' } };
  const inGroupB = [{ key: 'cashier', group: 'group_b' }];
  const renewButton = () => screen.queryByRole('button', { name: 'Get a new address' });
  const sentBonuses = (server: FakeServer) =>
    server
      .requestsTo(createDeposit)
      .map(({ payload: { bonusId, isActivatedBonus } }) => [bonusId, isActivatedBonus]);

  test('turning the bonus switch keeps the address; only a press requests another one', async () => {
    const { shown, server, user, requisite } = openAddress({
      session: sampleSession({ payload: { bonusList: [bonus] } }),
    });
    await shown('TRC20');
    const bonusSwitch = screen.getByRole('switch', { name: /Welcome gift/ });
    expect(renewButton()).toBeNull();
    await user.click(bonusSwitch);
    expect(requisite('address')).toHaveTextContent(addresses.TRC20 ?? '');
    expect(renewButton()).toBeInTheDocument();
    await user.click(bonusSwitch);
    expect(renewButton()).toBeNull();
    expect(sentBonuses(server)).toEqual([['6', true]]);

    await user.click(bonusSwitch);
    await user.click(screen.getByRole('button', { name: 'Get a new address' }));
    await shown('TRC20');
    expect(renewButton()).toBeNull();
    expect(sentBonuses(server)).toEqual([
      ['6', true],
      [undefined, false],
    ]);
  });

  test('a bonus that ends, or another one, keeps the address and requests nothing', async () => {
    const { shown, server, requisite, store } = openAddress({
      session: sampleSession({ payload: { bonusList: [bonus] } }),
    });
    await shown('TRC20');
    for (const bonusList of [[], [{ ...bonus, id: 7 }]]) {
      act(() => store.set(sessionAtom, sampleSession({ payload: { bonusList } })));
      expect(requisite('address')).toHaveTextContent(addresses.TRC20 ?? '');
      // Without a bonus, another address would gain nothing.
      expect(renewButton() !== null).toBe(bonusList.length > 0);
    }
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(sentBonuses(server)).toEqual([['6', true]]);
  });

  test('the address page of group_b has switch and badge without bonuses, and no badge while it is off', async () => {
    const { shown, user, server } = openAddress({
      session: sampleSession({ payload: { experiments: inGroupB } }),
    });
    await shown('TRC20');
    expect(screen.getByText('+5% bonus')).toBeInTheDocument();
    expect(sentBonuses(server)).toEqual([[undefined, true]]);
    await user.click(screen.getByRole('switch', { name: 'Crypto bonus' }));
    expect(screen.queryByText('+5% bonus')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Get a new address' }));
    await shown('TRC20');
    expect(sentBonuses(server)).toEqual([
      [undefined, true],
      [undefined, false],
    ]);
  });

  test.each([
    ['has the switch of its bonus and no other one', { bonusList: [bonus], experiments: inGroupB }, 1, 1],
    ['outside group_b has no badge', { bonusList: [bonus] }, 1, 0],
    ['outside group_b without bonuses has neither', {}, 0, 0],
  ])('the address page %s', async (_, payload, switches, badges) => {
    const { shown } = openAddress({ session: sampleSession({ payload }) });
    await shown('TRC20');
    expect(screen.queryAllByRole('switch')).toHaveLength(switches);
    expect(screen.queryAllByText('+5% bonus')).toHaveLength(badges);
  });

  test('a method that forbids bonuses to be switched has no switch in group_b', async () => {
    const { shown } = openAddress({
      method: { ...tether, isInvestForbidden: true },
      session: sampleSession({ payload: { experiments: inGroupB } }),
    });
    await shown('TRC20');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

it('opens the details of its bonus for coins', async () => {
  const bonus = { id: 6, type: 'deposit', content: { title: 'Welcome gift' } };
  const { shown, user, whereabouts } = openAddress({
    session: sampleSession({ payload: { bonusList: [bonus] } }),
  });
  await shown('TRC20');
  await user.click(screen.getByRole('button', { name: 'Details: Welcome gift' }));
  expect(whereabouts()).toEqual({ name: 'deposit.bonus-details', query: { bonus: '6', kind: 'crypto' } });
});

it('opens the video guide of a coin', async () => {
  const guide = { video_guide_url: { en: { redesign: 'https://video.example/usdt' } } };
  const { shown, user, whereabouts } = openAddress({ method: { ...tether, ...guide } });
  await shown('TRC20');
  await user.click(screen.getByRole('button', { name: 'Video guide' }));
  expect(whereabouts().name).toBe('deposit.video-instruction');
});
