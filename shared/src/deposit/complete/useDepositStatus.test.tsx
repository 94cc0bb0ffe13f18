import { fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { defineFlow, useFlow } from '@paywidget/shared/navigation';
import { type OnchainTransaction, openPaymentsAtom } from '@paywidget/shared/payments';
import { announceCloseAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  sampleDeposit,
  showDeposit,
  shownAnswer,
  shownTransaction,
  storeDeposit,
  storedDeposit,
} from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { type DepositStatusOptions, useDepositStatus } from './useDepositStatus';

function Complete(options: DepositStatusOptions) {
  const { go } = useFlow();
  const { status, confirmations, applyReturned } = useDepositStatus(options);
  return (
    <>
      <h1>{status}</h1>
      <p data-testid="confirmations">
        {confirmations && `${confirmations.confirmed} of ${confirmations.required}`}
      </p>
      <button type="button" onClick={() => go('deposit.list')}>
        Leave
      </button>
      <button type="button" onClick={() => applyReturned({ status: 'processed', depositId: 'd1' })}>
        Return
      </button>
      <button type="button" onClick={() => applyReturned({ status: 'processed', depositId: 'd2' })}>
        Return from another
      </button>
    </>
  );
}

const advance = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const confirmationText = () => screen.getByTestId('confirmations').textContent;
const status = () => screen.getByRole('heading').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const push = { depositId: 'd1', amount: 50, currency: 'USD', status: 1 };

function setUp(
  options: DepositStatusOptions = {},
  server = createFakeServer(),
  onchainTransaction?: Omit<OnchainTransaction, 'seenAt'>,
) {
  const module = defineFlow({
    'deposit.complete': {
      component: () => (
        <StrictMode>
          <Complete {...options} />
        </StrictMode>
      ),
    },
    'deposit.list': { component: () => <h1>List</h1> },
  });
  const rendered = renderScreen(module, { at: 'deposit.complete', server });
  act(() => {
    showDeposit(rendered.store, {
      status: 'waiting',
      depositId: 'd1',
      method: 'moon',
      ...(onchainTransaction && { onchainTransaction: { ...onchainTransaction, seenAt: Date.now() } }),
    });
    showDeposit(rendered.store, { method: 'moon', answer: { depositId: 'd1' } });
    storeDeposit(rendered.store, sampleDeposit({ method: 'moon', depositId: 'd1', createdAt: 1 }));
  });
  return { ...rendered, attempt: () => storedDeposit(rendered.store) };
}

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) =>
  act(() => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('ignores the pushes of other deposits', async () => {
  const { server, host, attempt } = setUp();
  act(() => server.push('deposit.status', { ...push, depositId: 'd2' }));
  act(() => server.push('deposit.status', { ...push, depositId: undefined }));
  act(() => server.push('withdrawal.status', push));
  expect(status()).toBe('waiting');
  act(() => server.push('deposit.status', push));
  expect(status()).toBe('processed');
  expect(host.sentOf('DepositStatus')).toEqual([{ depositId: 'd1', status: 'processed' }]);
  expect(attempt()).toBeUndefined();
});

it('reports an invalid push to the host', () => {
  const { server, host } = setUp();
  act(() => server.push('deposit.status', { depositId: 'd1' }));
  expect(status()).toBe('waiting');
  expect(host.sentOf('Error')).toEqual([expect.objectContaining({ code: 'ContractError' })]);
});

it('applies a status that the host passes on', () => {
  const { host } = setUp();
  act(() =>
    host.say('deposit.status', { depositId: 'd1', amount: '50', currency: 'USD', status: 'mistaked' }),
  );
  expect(status()).toBe('mistaked');
});

it('requests the status at once, because an earlier push may have been missed', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 1 });
  setUp({}, server);
  await advance();
  expect(status()).toBe('processed');
});

it('requests the status at once after a reconnect, and never twice at the same time', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  setUp({}, server);
  await advance(1_000);
  server.hold(fetchDepositStatus);
  act(() => server.reconnect());
  act(() => server.reconnect());
  await advance();
  expect(server.requestsTo(fetchDepositStatus)).toHaveLength(2);
});

it('requests the status every 5 s until it is final, also after failures', async () => {
  const server = createFakeServer();
  setUp({}, server);
  const requestCount = () => server.requestsTo(fetchDepositStatus).length;
  server.answer(fetchDepositStatus, { status: 'PENDING' });
  await advance();
  expect(requestCount()).toBe(1);
  expect(status()).toBe('accepted');
  server.refuse(fetchDepositStatus, 500);
  await advance(5_000);
  server.answer(fetchDepositStatus, { status: 0 });
  await advance(5_000);
  expect(status()).toBe('accepted');
  server.answer(fetchDepositStatus, { status: 1 });
  await advance(5_000);
  expect(status()).toBe('processed');
  const count = requestCount();
  await advance(60_000);
  expect(requestCount()).toBe(count);
});

it('requests nothing while the page is hidden, and at once when it is visible again', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  setUp({}, server);
  show('hidden');
  await advance(30_000);
  expect(server.requestsTo(fetchDepositStatus)).toHaveLength(0);
  show('visible');
  await advance();
  expect(server.requestsTo(fetchDepositStatus)).toHaveLength(1);
});

it.each([
  ['60 s', {}, 60_000],
  ['300 s for on-ramp', { isOnramp: true }, 300_000],
])('becomes accepted after %s', async (_, options, ms) => {
  setUp(options);
  await advance(ms - 1);
  expect(status()).toBe('waiting');
  await advance(1);
  expect(status()).toBe('accepted');
});

it('becomes accepted at once when the device wakes after more than a minute', async () => {
  setUp();
  await advance(1_000);
  jest.setSystemTime(Date.now() + 3_600_000);
  show('visible');
  expect(status()).toBe('accepted');
});

it('stays waiting while the player has not paid yet', async () => {
  setUp({ disableAutoAccept: true });
  await advance(600_000);
  expect(status()).toBe('waiting');
});

describe('a deposit with an unconfirmed transaction', () => {
  const bitcoin = { txid: 't1', blockchain: 'BITCOIN' };
  const minutes = (count: number) => advance(count * 60_000);

  it('becomes accepted with the last confirmation, not after a minute', async () => {
    setUp({}, undefined, bitcoin);
    expect(confirmationText()).toBe('0 of 5');
    await minutes(10);
    expect(confirmationText()).toBe('1 of 5');
    await minutes(39);
    expect(status()).toBe('waiting');
    expect(confirmationText()).toBe('4 of 5');
    await minutes(1);
    expect(status()).toBe('accepted');
    expect(confirmationText()).toBe('');
  });

  it('counts the confirmations gained while the device slept', async () => {
    setUp({}, undefined, bitcoin);
    jest.setSystemTime(Date.now() + 25 * 60_000);
    show('visible');
    // The server time may still show that only the device's clock has changed.
    await advance(16_000);
    expect(confirmationText()).toBe('2 of 5');
  });

  it('keeps its confirmations when the device’s clock is set back or ahead', async () => {
    setUp({}, undefined, bitcoin);
    await minutes(20);
    expect(confirmationText()).toBe('2 of 5');
    jest.setSystemTime(Date.now() - 2 * 3_600_000);
    await advance(2_000);
    expect(confirmationText()).toBe('2 of 5');
    await minutes(10);
    expect(confirmationText()).toBe('3 of 5');
    jest.setSystemTime(Date.now() + 2 * 3_600_000);
    await advance(2_000);
    expect(confirmationText()).toBe('3 of 5');
  });

  it('ignores the pushes of other transactions', async () => {
    const { server } = setUp({}, undefined, bitcoin);
    act(() => server.push('deposit.status', { ...push, txid: 't2' }));
    expect(status()).toBe('waiting');
    act(() => server.push('deposit.status', { ...push, depositId: undefined, txid: 't1' }));
    expect(status()).toBe('processed');
    expect(confirmationText()).toBe('');
  });

  it('becomes accepted after a minute on a blockchain without a known number of confirmations', async () => {
    setUp({}, undefined, { txid: 't1', blockchain: 'DOGECOIN' });
    await minutes(1);
    expect(status()).toBe('accepted');
  });
});

it('shows the status of its own return address, and keeps requesting the status from the server', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 2 });
  const { attempt } = setUp({}, server);
  press('Return from another');
  expect(status()).toBe('waiting');
  press('Return');
  expect(status()).toBe('processed');
  expect(attempt()).toBeDefined();
  await advance(5_000);
  expect(status()).toBe('mistaked');
  expect(attempt()).toBeUndefined();
});

it('sends the status of a return address to the host only once the server confirms it', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  const { host, store } = setUp({}, server);
  press('Return');
  await advance(5_000);
  expect(status()).toBe('processed');
  expect(host.sentOf('DepositStatus')).toEqual([]);
  expect(shownTransaction(store).status).toBe('waiting');
  server.answer(fetchDepositStatus, { status: 1 });
  await advance(5_000);
  expect(host.sentOf('DepositStatus')).toEqual([{ depositId: 'd1', status: 'processed' }]);
});

it('keeps the final status of the server, whatever a return address says later', async () => {
  const { server, host } = setUp();
  act(() => server.push('deposit.status', { ...push, status: 2 }));
  press('Return');
  expect(status()).toBe('mistaked');
  expect(host.sentOf('DepositStatus')).toEqual([{ depositId: 'd1', status: 'mistaked' }]);
});

it('reports a deposit that only the address names once the server has pushed its status', async () => {
  const { store, server, host } = setUp();
  act(() => showDeposit(store, { status: 'waiting' }));
  press('Return from another');
  await advance(120_000);
  expect(status()).toBe('processed');
  expect(host.sentOf('DepositStatus')).toEqual([]);
  act(() => server.push('deposit.status', { ...push, depositId: 'd2', status: 2 }));
  expect(status()).toBe('mistaked');
  expect(host.sentOf('DepositStatus')).toEqual([{ depositId: 'd2', status: 'mistaked' }]);
});

it('forgets the deposit when the player leaves the page, not before', async () => {
  const { store, attempt } = setUp();
  await advance(1_000);
  expect(shownTransaction(store).depositId).toBe('d1');
  expect(attempt()).toBeDefined();
  press('Leave');
  await advance();
  expect(shownTransaction(store)).toEqual({ status: 'waiting' });
  expect(shownAnswer(store)).toBeUndefined();
  expect(attempt()).toBeUndefined();
});

it.each([
  ['waits', undefined, ['d1']],
  ['was accepted', 3, ['d1']],
  ['arrived', 1, []],
  ['was declined', 2, []],
])(
  'leaving the page of a deposit that %s keeps it as an open payment until it is final',
  async (_, code, ids) => {
    const { store, server } = setUp();
    if (code !== undefined) act(() => server.push('deposit.status', { ...push, status: code }));
    press('Leave');
    await advance();
    expect(store.get(openPaymentsAtom).map(({ depositId }) => depositId)).toEqual(ids);
  },
);

it('leaving the page of a deposit that only the address names keeps the attempt of another deposit', async () => {
  const { store, attempt } = setUp();
  act(() => showDeposit(store, { status: 'waiting' }));
  press('Leave');
  await advance();
  expect(attempt()).toMatchObject({ depositId: 'd1' });
});

it('removes the attempt when the widget is closed, unless the deposit is still waiting', async () => {
  const { store, server, attempt } = setUp();
  act(() => store.set(announceCloseAtom));
  expect(attempt()).toBeDefined();
  act(() => server.push('deposit.status', { ...push, status: 3 }));
  expect(status()).toBe('accepted');
  act(() => store.set(announceCloseAtom));
  expect(attempt()).toBeUndefined();
  // The host may close the widget later.
  expect(status()).toBe('accepted');
});

it('keeps the attempt of a waiting deposit when the host removes the widget', async () => {
  const { store, attempt, unmount } = setUp();
  act(() => store.set(announceCloseAtom));
  unmount();
  await advance();
  expect(attempt()).toMatchObject({ depositId: 'd1' });
});

it('removes the attempt when the player leaves the page after the host ignored a close', async () => {
  const { store, attempt } = setUp();
  act(() => store.set(announceCloseAtom));
  await advance();
  press('Leave');
  await advance();
  expect(attempt()).toBeUndefined();
});

it('reports each status change to the host once, whatever its source', async () => {
  const server = createFakeServer();
  const { host } = setUp({}, server);
  server.answer(fetchDepositStatus, { status: 3 });
  act(() => server.push('deposit.status', { ...push, status: 3 }));
  await advance(5_000);
  await advance(60_000);
  act(() => server.push('deposit.status', { ...push, status: 2 }));
  act(() =>
    host.say('deposit.status', { depositId: 'd1', amount: '50', currency: 'USD', status: 'mistaked' }),
  );
  act(() => server.push('deposit.status', push));
  expect(status()).toBe('processed');
  expect(host.sentOf('DepositStatus').map((sent) => sent.status)).toEqual([
    'accepted',
    'mistaked',
    'processed',
  ]);
});
