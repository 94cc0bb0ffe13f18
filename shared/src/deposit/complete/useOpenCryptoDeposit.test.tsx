import { fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { defineFlow } from '@paywidget/shared/navigation';
import {
  createFakeServer,
  samplePaymentMethod,
  shownTransaction,
  storedDeposit,
} from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { useResumeAttempt } from '../resume/useResumeAttempt';
import { useDepositPush } from '../status/useDepositPush';
import { useOpenCryptoDeposit } from './useOpenCryptoDeposit';

const method = samplePaymentMethod('bitcoin', { category: 'crypto' });
const push = { depositId: 'd1', txid: 't1', blockchain: 'BITCOIN', amount: 1, currency: 'BTC', status: 0 };
const onchainTransaction = {
  txid: 't1',
  blockchain: 'BITCOIN',
  amount: '1',
  currency: 'BTC',
  seenAt: expect.any(Number),
};

function Address() {
  useDepositPush(useOpenCryptoDeposit(method));
  return <h1>Address</h1>;
}

function List() {
  return <h1>{useResumeAttempt().view}</h1>;
}

const screens = defineFlow({
  'deposit.crypto.address': { component: Address },
  'deposit.complete': { component: () => <h1>Complete</h1> },
  'deposit.list': { component: List },
});
const openAddress = () =>
  renderScreen(screens, { at: 'deposit.crypto.address', choice: { method: 'bitcoin' } });

beforeEach(() => sessionStorage.clear());

it('opens the complete page for an unconfirmed transaction', async () => {
  const { server, store, whereabouts, host } = openAddress();
  act(() => server.push('deposit.status', push));
  await screen.findByText('Complete');
  expect(whereabouts().name).toBe('deposit.complete');
  expect(shownTransaction(store)).toEqual({
    status: 'waiting',
    depositId: 'd1',
    method: 'bitcoin',
    createdAt: expect.any(Number),
    onchainTransaction,
  });
  expect(host.sentOf('DepositStatus')).toEqual([{ depositId: 'd1', status: 'waiting' }]);
});

it('shows the first of several transactions pushed at once, and lists the others', async () => {
  const { server, store } = openAddress();
  act(() => {
    server.push('deposit.status', push);
    server.push('deposit.status', { ...push, txid: 't2', amount: 2 });
  });
  await screen.findByText('Complete');
  const additionalTransactions = [{ ...onchainTransaction, txid: 't2', amount: '2', status: 'waiting' }];
  expect(shownTransaction(store)).toMatchObject({ onchainTransaction, additionalTransactions });
  expect(storedDeposit(store)).toMatchObject({ onchainTransaction, additionalTransactions });
});

it('returns to the transaction after a reload', async () => {
  const { server, unmount } = openAddress();
  act(() => server.push('deposit.status', push));
  await screen.findByText('Complete');
  unmount();

  const next = createFakeServer();
  next.answer(fetchDepositStatus, { status: 0 });
  const { store, whereabouts } = renderScreen(screens, { at: 'deposit.list', server: next });
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(shownTransaction(store)).toMatchObject({
    status: 'waiting',
    depositId: 'd1',
    onchainTransaction,
  });
});

it.each([
  ['without a deposit id', { ...push, depositId: undefined }],
  ['that is already processed', { ...push, status: 1 }],
])('stores no attempt for a push %s', async (_, pushed) => {
  const { server, store } = openAddress();
  act(() => server.push('deposit.status', pushed));
  await screen.findByText('Complete');
  expect(storedDeposit(store)).toBeUndefined();
});
