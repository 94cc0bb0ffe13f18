import { fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { defineFlow } from '@paywidget/shared/navigation';
import { attemptKeyAtom, createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  sampleDeposit,
  sampleSession,
  storeDeposit,
  storedDeposit,
} from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen } from '@testing-library/react';
import { DepositResult } from './DepositResult';

const screens = defineFlow({
  'deposit.complete': { component: () => <DepositResult facts={() => null} formButton={() => null} /> },
});

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const address = { method: 'usdt', redirectMode: 'host', screen: 'deposit.crypto.address' } as const;
const push = { depositId: '41', blockchain: 'TON', currency: 'USDT', cryptoCurrency: 'USDT', status: 0 };

async function openComplete() {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  if (!storedDeposit(store)) {
    const onchainTransaction = { txid: 'first', blockchain: 'TON', seenAt: Date.now() };
    storeDeposit(store, sampleDeposit({ ...address, onchainTransaction }));
  }
  const rendered = renderScreen(screens, { at: 'deposit.complete', server, store });
  await act(() => jest.advanceTimersByTimeAsync(500));
  const payments = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...rendered, server, payments };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('shows each further payment to the address with its own confirmations and final status', async () => {
  const { server, payments, container } = await openComplete();
  expect(payments()).toEqual([]);
  act(() => server.push('deposit.status', { ...push, txid: 'second-transaction', amount: '0.00000001' }));
  act(() => server.push('deposit.status', { ...push, txid: 'third', amount: '2' }));
  expect(payments()[0]).toMatch(/^0\.00000001\sUSDTBeing confirmedsecon…ctionNetwork confirmations: 0 of 8$/);
  await pass(4_000);
  expect(payments()[1]).toContain('Network confirmations: 2 of 8');

  act(() =>
    server.push('deposit.status', { ...push, txid: 'second-transaction', amount: '0.00000001', status: 2 }),
  );
  await pass(12_000);
  expect(payments()[0]).toContain('Declined');
  expect(payments()[1]).toContain('Being credited');
  expect(container.querySelector('[data-status]')).toHaveAttribute('data-status', 'accepted');

  act(() => server.push('deposit.status', { ...push, txid: 'third', amount: '2', status: 1 }));
  expect(payments()[1]).toContain('Credited');
  expect(container.querySelector('[data-status]')).toHaveAttribute('data-status', 'accepted');
});

it('restores the payments after a reload, with the confirmations gained meanwhile', async () => {
  const first = await openComplete();
  act(() =>
    first.server.push('deposit.status', { ...push, blockchain: 'BITCOIN', txid: 'slow', amount: '1' }),
  );
  const key = first.store.get(attemptKeyAtom);
  const stored = sessionStorage.getItem(key) ?? '';
  first.unmount();
  await pass(1);
  sessionStorage.clear();
  sessionStorage.setItem(key, stored);
  await pass(25 * 60_000);

  const { payments } = await openComplete();
  expect(payments()[0]).toContain('Network confirmations: 2 of 5');
});

test('a further payment shows its amount in the coin, and what is credited unless it is declined', async () => {
  const { server, payments } = await openComplete();
  const further = {
    ...push,
    txid: 'second',
    amount: 0.01,
    cryptoCurrency: 'BTC',
    finalAmount: 650,
    currency: 'EUR',
  };
  act(() => server.push('deposit.status', further));
  expect(payments()[0]).toMatch(/^0\.01\sBTCBeing confirmedCredited to your account€650second/);
  act(() => server.push('deposit.status', { ...further, status: 2 }));
  expect(payments()[0]).toMatch(/^0\.01\sBTCDeclinedsecond/);
});

it('ignores payments to another address', async () => {
  const { server, payments } = await openComplete();
  act(() => server.push('deposit.status', { ...push, depositId: '42', txid: 'other', amount: '1' }));
  expect(payments()).toEqual([]);
  expect(screen.queryByText('Other payments to this address')).toBeNull();
});
