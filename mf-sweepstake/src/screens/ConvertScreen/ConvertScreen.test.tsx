import {
  convertPayment,
  createWithdrawal,
  fetchRecoupSum,
  fetchSweepstakeBalances,
} from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { type FakeServer, giveWithdrawal, sampleSession } from '@paywidget/shared/testing';
import type { RenderOptions } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { openSweepstake } from '../../testing/openSweepstake';
import { sweepstakeServer } from '../../testing/sweepstakeServer';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '../RedeemScreen/RedeemScreen';
import './ConvertScreen';

const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const redeem = () => screen.getByRole('textbox', { name: 'You redeem' });
const receive = () => screen.getByRole('textbox', { name: 'You receive' });
const submit = () => screen.getByRole('button', { name: 'Continue' });

async function openConvert(options: Partial<RenderOptions> & { server?: FakeServer } = {}) {
  const server = options.server ?? sweepstakeServer();
  const rendered = openSweepstake({
    at: 'sweep.withdrawal.crypto.convert',
    from: 'sweep.withdrawal.crypto',
    choice: { group: 'crypto', method: 'redeem_usdt' },
    ...options,
    server,
  });
  await waitFor(() => expect(rendered.container.querySelector('[data-screen]')).toBeInTheDocument());
  await pass(1);
  const type = async (input: () => HTMLElement, text: string) => {
    await rendered.user.clear(input());
    await rendered.user.type(input(), text);
  };
  return { ...rendered, server, type };
}
const conversions = (server: FakeServer) => server.requestsTo(convertPayment).map(({ payload }) => payload);

describe('the two amounts', () => {
  it('are prefilled with the minimum and the payout for it', async () => {
    const { server } = await openConvert();
    await waitFor(() => expect(receive()).toHaveValue('100'));
    expect(redeem()).toHaveValue('50');
    expect(conversions(server)).toEqual([{ from: 'SC', to: 'USDT', amount: 50 }]);
  });

  it('are converted from each other once typing pauses', async () => {
    const { server, type } = await openConvert();
    await type(redeem, '60');
    expect(receive()).toHaveValue('');
    await pass(499);
    expect(conversions(server)).toHaveLength(1);
    await pass(1);
    await waitFor(() => expect(receive()).toHaveValue('120'));

    await type(receive, '111.11');
    expect(redeem()).toHaveValue('');
    await pass(500);
    await waitFor(() => expect(redeem()).toHaveValue('55.56'));
    expect(receive()).toHaveValue('111.11');
    expect(conversions(server).slice(1)).toEqual([
      { from: 'SC', to: 'USDT', amount: 60 },
      { from: 'USDT', to: 'SC', amount: 111.11 },
    ]);
  });

  it('show the latest response when an older one arrives after it', async () => {
    const { server, type } = await openConvert();
    const first = server.hold(convertPayment);
    await type(redeem, '60');
    await pass(500);
    const second = server.hold(convertPayment);
    await type(redeem, '70');
    await pass(500);
    await act(async () => second.answer({ amount: 140 }));
    await waitFor(() => expect(receive()).toHaveValue('140'));
    await act(async () => first.answer({ amount: 120 }));
    await pass(100);
    expect(receive()).toHaveValue('140');
  });

  it('are set to the whole balance by “Redeem all”', async () => {
    const { user, server, container } = await openConvert();
    await user.click(screen.getByRole('button', { name: 'Redeem all' }));
    await pass(500);
    await waitFor(() => expect(receive()).toHaveValue('240'));
    expect(redeem()).toHaveValue('120');
    expect(container.querySelector('[data-chip="120"]')).toHaveAttribute('aria-pressed', 'true');
    expect(conversions(server).at(-1)).toEqual({ from: 'SC', to: 'USDT', amount: 120 });
  });

  it.each([
    ['49', 'The minimum is'],
    ['120.01', 'You have'],
  ])('are rejected for %s: %s', async (text, message) => {
    const { user, type, server } = await openConvert();
    await type(redeem, text);
    await user.click(screen.getByRole('textbox', { name: 'Wallet address' }));
    await user.paste(wallet);
    await pass(500);
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
    await user.click(submit());
    expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
    expect(redeem()).toBeInvalid();
    expect(server.requestsTo(createWithdrawal)).toEqual([]);
  });

  it('cannot be sent without a rate; the failure is reported to the host, and a press tries again', async () => {
    const server = sweepstakeServer();
    server.refuse(convertPayment, 500);
    const { user, host } = await openConvert({ server });
    expect(await screen.findByText('Exchange rate unavailable')).toBeInTheDocument();
    expect(receive()).toHaveValue('');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(host.sentOf('Error')).toHaveLength(1);
    server.answer(convertPayment, { amount: 100 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(receive()).toHaveValue('100'));
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });

  it('a press without an amount focuses it and says so', async () => {
    const { user, host } = await openConvert();
    await user.clear(redeem());
    await pass(500);
    await user.click(submit());
    expect(redeem()).toHaveFocus();
    expect(redeem()).toHaveAccessibleDescription(/Enter an amount/);
    expect(host.sentOf('Analytics')).toContainEqual({
      event: 'regex_error',
      data: expect.objectContaining({ field: 'amount' }),
    });
  });

  it('a press while the other amount is converted focuses what is waited for', async () => {
    const { user, type, whereabouts } = await openConvert();
    await user.click(screen.getByRole('textbox', { name: 'Wallet address' }));
    await user.paste(wallet);
    await type(redeem, '60');
    await user.click(submit());
    expect(receive()).toHaveFocus();
    expect(receive()).toHaveAccessibleDescription('Counting…');
    expect(whereabouts().name).toBe('sweep.withdrawal.crypto.convert');
  });

  it.each<[string, (server: FakeServer) => void, RegExp]>([
    [
      'a balance below the minimum',
      (server) => server.answer(fetchRecoupSum, { data: { status: 'active', amount: 100 } }),
      /Not enough/,
    ],
    [
      'a balance that failed to load',
      (server) => server.refuse(fetchSweepstakeBalances, 500),
      /couldn’t be loaded/,
    ],
  ])('are disabled with %s', async (_, prepare, message) => {
    const server = sweepstakeServer();
    prepare(server);
    const { user } = await openConvert({ server });
    const reason = await screen.findByText(message);
    expect(redeem()).toBeDisabled();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    expect(document.activeElement?.closest('[role="status"]')).toContainElement(reason);
  });
});

async function fillIn(options?: Parameters<typeof openConvert>[0]) {
  const opened = await openConvert(options);
  await opened.user.click(screen.getByRole('textbox', { name: 'Wallet address' }));
  await opened.user.paste(wallet);
  await waitFor(() => expect(submit()).toBeEnabled());
  return opened;
}

it('accepts only an address of the chosen network with a right checksum', async () => {
  const { user, whereabouts } = await openConvert();
  const address = screen.getByRole('textbox', { name: 'Wallet address' });
  await user.type(address, wallet.replace(/t$/, 'T'));
  await user.click(submit());
  expect(await screen.findByText(/This isn’t an address of the chosen network/)).toBeInTheDocument();
  expect(address).toBeInvalid();
  expect(whereabouts().name).toBe('sweep.withdrawal.crypto.convert');
});

it('shows that the outcome of an earlier redemption is unknown, and never that nothing was withdrawn', async () => {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const request = {
    amount: 70,
    currency: 'SC',
    paymentType: 'redeem_usdt',
    fields: {},
    accountType: 'main',
  } as const;
  giveWithdrawal(store, {
    step: 'unknown',
    order: { key: 'e'.repeat(32), createdAt: Date.now(), request },
  });
  const server = sweepstakeServer();
  server.refuse(convertPayment, 500);
  await openConvert({ server, store });
  expect(await screen.findByText('Exchange rate unavailable')).toBeInTheDocument();
  expect(screen.getByText(/Don’t start another redemption/)).toBeInTheDocument();
  expect(screen.queryByText(/Nothing has been/)).toBeNull();
});

it('keeps what was typed when the player comes back', async () => {
  const { user, type, whereabouts } = await fillIn();
  await type(redeem, '77');
  await pass(500);
  await user.click(screen.getByRole('button', { name: 'Change method' }));
  await waitFor(() => expect(whereabouts().name).toBe('sweep.withdrawal.crypto'));
  await user.click(await screen.findByRole('button', { name: /USDT/ }));
  expect(await screen.findByRole('textbox', { name: 'You redeem' })).toHaveValue('77');
  expect(screen.getByRole('textbox', { name: 'Wallet address' })).toHaveValue(wallet);
});

it('goes back to Redemption when the list no longer has the method', async () => {
  const { whereabouts } = openSweepstake({
    at: 'sweep.withdrawal.crypto.convert',
    choice: { method: 'gone' },
    server: sweepstakeServer(),
  });
  await waitFor(() => expect(whereabouts().name).toBe('sweep.withdrawal.methods'));
});
