import { endpoints } from '@paywidget/shared/contract/payments';
import {
  attemptStoreAtom,
  type CreatedDeposit,
  createStore,
  depositResponseAtom,
  sessionAtom,
  transactionAtom,
} from '@paywidget/shared/state';
import { createFakeServer, type FakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// What is fetched late is loaded before the tests' time limits count.
import '@paywidget/shared/crypto';
import './AddressScreen';

const { createDeposit, fetchDepositStatus, fetchPaymentMethods, checkDeposit } = endpoints;

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
}

function openAddress({
  method = tether,
  server = createFakeServer(),
  answers = true,
  ...options
}: Opened = {}) {
  server.answer(fetchPaymentMethods, { methods: [wireMethod('usdt', { text: 'Tether', ...method })] });
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
  it('is asked for at once, on the preferred network and without an amount', async () => {
    const { shown, server, container } = openAddress();
    await shown('TRC20');
    expect(container.querySelector('[data-screen="deposit.crypto.address"]')).toBeInTheDocument();
    expect(network()).toHaveTextContent('TRC-20');
    const asked = server.requestsTo(createDeposit).map(({ payload }) => payload);
    expect(asked).toEqual([
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

  it('is a code, a text with its ends marked, and a copy', async () => {
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

  it('is another on another network, and never stands under the wrong one', async () => {
    const { shown, server, user, requisite } = openAddress();
    await shown('TRC20');
    const held = server.hold(createDeposit);
    await user.click(network());
    await user.click(screen.getByRole('option', { name: 'ERC-20' }));
    expect(requisite('address')).toBeNull();
    expect(network()).toBeDisabled();
    expect(screen.getByText('Send only USDT over ERC-20')).toBeInTheDocument();
    await act(async () =>
      held.answer({ depositId: 'e', data: { depositAddress: addresses.ERC20, cryptoName: 'USDT' } }),
    );
    await shown('ERC20');
    expect(network()).toBeEnabled();
  });

  it('leaves no choice where there is one network, and none where there is no network at all', async () => {
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

  it('is shared on native with all that a payment needs, and nowhere else', async () => {
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
    ['the specification’s of the network, in the player’s currency', 'TRC20', {}, 'R$5'],
    ['the network’s own', 'ERC20', {}, 'R$12'],
    ['the address’s own', 'ERC20', { minDepositValue: '7.5' }, 'R$7.50'],
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
    expect(screen.getByText(`Amounts below ${expected} are not credited.`)).toBeInTheDocument();
    expect(screen.getByText('Minimum deposit').nextElementSibling).toHaveTextContent(expected);
  });
});

it('shows a memo as a requisite of its own, to be copied too', async () => {
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

describe('when the address does not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** In steps, since an answer starts timers of its own. */
  async function settle(ms = 500) {
    for (let step = 0; step < 5; step += 1) await act(() => jest.advanceTimersByTimeAsync(ms / 5));
  }

  it('says that the server refused, and asks again on request', async () => {
    const server = createFakeServer();
    server.refuse(createDeposit, 400, { data: { code: 'banking.networkUnavailable' } });
    const { user, shown } = openAddress({ server, answers: false });
    await settle();
    expect(screen.getByText(/This network is not available now/)).toBeInTheDocument();
    server.answer(createDeposit, {
      depositId: 1,
      data: { depositAddress: addresses.TRC20, cryptoName: 'USDT' },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    await shown('TRC20');
  });

  it('keeps asking under the same key, and takes no address that might be of another network', async () => {
    const server = createFakeServer();
    server.lose(createDeposit);
    server.answer(checkDeposit, {
      exists: true,
      depositId: 'other',
      data: { depositAddress: addresses.ERC20, cryptoName: 'USDT' },
    });
    const { requisite, shown } = openAddress({ server, answers: false });
    await settle();
    expect(screen.getByText('The address has not arrived yet')).toBeInTheDocument();
    await settle(20_000);
    expect(requisite('address')).toBeNull();
    expect(screen.getByText('The address has not arrived yet')).toBeInTheDocument();

    server.answer(createDeposit, {
      depositId: 1,
      data: { depositAddress: addresses.TRC20, cryptoName: 'USDT' },
    });
    await settle(20_000);
    await shown('TRC20');
    const keys = server.requestsTo(createDeposit).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(1);
  });
});

const coins = { txid: 'a1', blockchain: 'TRON', amount: '0.12345678', currency: 'USDT', status: 0 };

describe('coins on their way', () => {
  it.each([
    ['to the address', { depositId: 'dep-TRC20' }],
    ['of the coin, without a deposit', { cryptoCurrency: 'USDT' }],
  ])('open the complete page: %s', async (_, fields) => {
    const { shown, server, whereabouts, store } = openAddress();
    await shown('TRC20');
    act(() => server.push('deposit.status', { ...coins, ...fields }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(store.get(transactionAtom)).toMatchObject({
      status: 'waiting',
      onchainTransaction: { txid: 'a1' },
    });
  });

  it('count for an address that was shown before the network was changed', async () => {
    const { shown, server, user, whereabouts, store } = openAddress();
    await shown('TRC20');
    await user.click(network());
    await user.click(screen.getByRole('option', { name: 'ERC-20' }));
    await shown('ERC20');
    act(() => server.push('deposit.status', { ...coins, depositId: 'dep-TRC20' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(store.get(transactionAtom).depositId).toBe('dep-TRC20');
  });

  it('of another deposit are none of this page’s', async () => {
    const { shown, server, whereabouts } = openAddress();
    await shown('TRC20');
    act(() => server.push('deposit.status', { ...coins, depositId: 'dep-else' }));
    expect(whereabouts().name).toBe('deposit.crypto.address');
  });

  it('that nobody pushed are found out by asking', async () => {
    jest.useFakeTimers();
    const { server, whereabouts, store } = openAddress();
    await act(() => jest.advanceTimersByTimeAsync(100));
    server.answer(fetchDepositStatus, { status: 1 });
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(whereabouts().name).toBe('deposit.complete');
    expect(store.get(transactionAtom)).toMatchObject({ status: 'processed', depositId: 'dep-TRC20' });
    jest.useRealTimers();
  });

  it.each([
    ['are found out by asking, too', 'PROCESSING', 'deposit.complete'],
    ['that will not come any more are no news', 'CANCELED', 'deposit.crypto.address'],
  ])('to an address before %s', async (_, status, screenName) => {
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
    expect(store.get(attemptStoreAtom).read()).toMatchObject({ depositId: followed });
    jest.useRealTimers();
  });
});

it('outlives a reload on the chosen network, and ends when the player leaves it', async () => {
  const first = openAddress();
  await first.shown('TRC20');
  await first.user.click(network());
  await first.user.click(screen.getByRole('option', { name: 'ERC-20' }));
  await first.shown('ERC20');
  const attempt = first.store.get(attemptStoreAtom).read();
  expect(attempt).toMatchObject({ network: 'ERC20', depositId: 'dep-ERC20', isUnknown: false });
  await act(async () => first.unmount());
  expect(first.store.get(attemptStoreAtom).read()).toBeUndefined();

  if (attempt) first.store.get(attemptStoreAtom).write(attempt);
  const second = openAddress();
  await second.shown('ERC20');
  expect(second.server.requestsTo(createDeposit)).toHaveLength(1);
});

describe('after a reload', () => {
  const answer = (depositId: string) => ({
    depositId,
    data: { depositAddress: addresses.ERC20 ?? '', cryptoName: 'USDT' },
  });

  /** The page as `useResumeAttempt` opens it; nothing restored where the server did not know the address any more. */
  async function reopen(restored?: CreatedDeposit) {
    const first = openAddress();
    await first.shown('TRC20');
    const attempt = first.store.get(attemptStoreAtom).read();
    await act(async () => first.unmount());
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    if (attempt) store.get(attemptStoreAtom).write({ ...attempt, network: 'ERC20', depositId: 'copied' });
    store.set(depositResponseAtom, restored);
    return openAddress({ store });
  }

  it('is the very address that the player may have copied', async () => {
    const { shown, server, whereabouts } = await reopen({
      method: 'usdt',
      answer: answer('copied'),
      network: 'ERC20',
    });
    await shown('ERC20');
    expect(server.requestsTo(createDeposit)).toEqual([]);
    act(() => server.push('deposit.status', { ...coins, depositId: 'copied' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it.each([
    ['that the server no longer tells', undefined],
    ['of another network', { method: 'usdt', answer: answer('copied'), network: 'TRC20' }],
    ['of another deposit', { method: 'usdt', answer: answer('else'), network: 'ERC20' }],
  ])('is asked for anew in the place of one %s, to which coins count all the same', async (_, restored) => {
    const { shown, server, whereabouts, store } = await reopen(restored);
    await shown('ERC20');
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
    act(() => server.push('deposit.status', { ...coins, depositId: 'copied' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(store.get(transactionAtom).depositId).toBe('copied');
  });
});

it('leads back to the list when the coin is no longer offered, and to the others on Change', async () => {
  const gone = openAddress({ choice: { method: 'gone' } });
  await waitFor(() => expect(gone.whereabouts().name).toBe('deposit.list'));
  gone.unmount();
  const { shown, user, whereabouts } = openAddress();
  await shown('TRC20');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.crypto'));
});

it('carries the bonus, and asks anew once the player switches it off', async () => {
  const bonus = { id: 6, type: 'deposit', currency: 'USD', content: { title: 'Welcome gift' } };
  const { shown, server, user } = openAddress({
    session: sampleSession({ payload: { bonusList: [bonus] } }),
  });
  await shown('TRC20');
  await user.click(screen.getByRole('switch', { name: /Welcome gift/ }));
  await shown('TRC20');
  const said = server
    .requestsTo(createDeposit)
    .map(({ payload: { bonusId, isActivatedBonus } }) => [bonusId, isActivatedBonus]);
  expect(said).toEqual([
    ['6', true],
    [undefined, false],
  ]);
});

it('leads to the details of its bonus, which is taken or left there for coins', async () => {
  const bonus = { id: 6, type: 'deposit', content: { title: 'Welcome gift' } };
  const { shown, user, whereabouts } = openAddress({
    session: sampleSession({ payload: { bonusList: [bonus] } }),
  });
  await shown('TRC20');
  await user.click(screen.getByRole('button', { name: 'Details: Welcome gift' }));
  expect(whereabouts()).toEqual({ name: 'deposit.bonus-details', query: { bonus: '6', kind: 'crypto' } });
});

it('leads to the video guide of a coin that has one', async () => {
  const guide = { video_guide_url: { en: { redesign: 'https://video.example/usdt' } } };
  const { shown, user, whereabouts } = openAddress({ method: { ...tether, ...guide } });
  await shown('TRC20');
  await user.click(screen.getByRole('button', { name: 'Video guide' }));
  expect(whereabouts().name).toBe('deposit.video-instruction');
});
