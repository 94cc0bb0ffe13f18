import { fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { defineFlow, useFlow } from '@paywidget/shared/navigation';
import {
  announceCloseAtom,
  attemptStoreAtom,
  depositResponseAtom,
  type OnchainTransaction,
  transactionAtom,
} from '@paywidget/shared/state';
import { createFakeServer } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { type DepositStatusOptions, useDepositStatus } from './useDepositStatus';

function Complete(options: DepositStatusOptions) {
  const { go } = useFlow();
  const { transaction, confirmations, applyQuery } = useDepositStatus(options);
  return (
    <>
      <h1>{transaction.status}</h1>
      <p data-testid="blocks">{confirmations && `${confirmations.confirmed} of ${confirmations.required}`}</p>
      <button type="button" onClick={() => go('deposit.list')}>
        Leave
      </button>
      <button type="button" onClick={() => applyQuery({ status: 'processed', depositId: 'd1' })}>
        Return
      </button>
      <button type="button" onClick={() => applyQuery({ status: 'processed', depositId: 'd2' })}>
        Return from another
      </button>
    </>
  );
}

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const blocks = () => screen.getByTestId('blocks').textContent;
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
    rendered.store.set(transactionAtom, {
      status: 'waiting',
      depositId: 'd1',
      method: 'moon',
      ...(onchainTransaction && { onchainTransaction: { ...onchainTransaction, seenAt: Date.now() } }),
    });
    rendered.store.set(depositResponseAtom, { method: 'moon', answer: { depositId: 'd1' } });
    rendered.store.get(attemptStoreAtom).write({
      method: 'moon',
      kind: 'create',
      country: 'br',
      currency: 'USD',
      redirectMode: 'helper',
      screen: 'deposit.redirect',
      isUnknown: false,
      depositId: 'd1',
      createdAt: 1,
    });
  });
  return { ...rendered, attempt: () => rendered.store.get(attemptStoreAtom).read() };
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

it('follows what the server pushes of its deposit, and of no other', async () => {
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

it('reports a push that breaks the contract', () => {
  const { server, host } = setUp();
  act(() => server.push('deposit.status', { depositId: 'd1' }));
  expect(status()).toBe('waiting');
  expect(host.sentOf('Error')).toEqual([expect.objectContaining({ code: 'ContractError' })]);
});

it('follows what the host passes on', () => {
  const { host } = setUp();
  act(() =>
    host.say('deposit.status', { depositId: 'd1', amount: '50', currency: 'USD', status: 'mistaked' }),
  );
  expect(status()).toBe('mistaked');
});

it('asks at once, since a push may have come before the page', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 1 });
  setUp({}, server);
  await settle();
  expect(status()).toBe('processed');
});

it('asks at once when a lost connection is there again, and not twice at a time', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  setUp({}, server);
  await settle(1_000);
  server.hold(fetchDepositStatus);
  act(() => server.reconnect());
  act(() => server.reconnect());
  await settle();
  expect(server.requestsTo(fetchDepositStatus)).toHaveLength(2);
});

it('asks every 5 s until the status is final, whatever fails meanwhile', async () => {
  const server = createFakeServer();
  setUp({}, server);
  const asked = () => server.requestsTo(fetchDepositStatus).length;
  server.answer(fetchDepositStatus, { status: 'PENDING' });
  await settle();
  expect(asked()).toBe(1);
  expect(status()).toBe('accepted');
  server.refuse(fetchDepositStatus, 500);
  await settle(5_000);
  server.answer(fetchDepositStatus, { status: 0 });
  await settle(5_000);
  expect(status()).toBe('accepted');
  server.answer(fetchDepositStatus, { status: 1 });
  await settle(5_000);
  expect(status()).toBe('processed');
  const times = asked();
  await settle(60_000);
  expect(asked()).toBe(times);
});

it('asks nothing while it is hidden, and at once when it is seen again', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  setUp({}, server);
  show('hidden');
  await settle(30_000);
  expect(server.requestsTo(fetchDepositStatus)).toHaveLength(0);
  show('visible');
  await settle();
  expect(server.requestsTo(fetchDepositStatus)).toHaveLength(1);
});

it.each([
  ['60 s', {}, 60_000],
  ['300 s for on-ramp', { isOnramp: true }, 300_000],
])('accepts after %s', async (_, options, ms) => {
  setUp(options);
  await settle(ms - 1);
  expect(status()).toBe('waiting');
  await settle(1);
  expect(status()).toBe('accepted');
});

it('accepts as soon as a device wakes that slept redirectMode the minute', async () => {
  setUp();
  await settle(1_000);
  jest.setSystemTime(Date.now() + 3_600_000);
  show('visible');
  expect(status()).toBe('accepted');
});

it('does not accept by itself while the player has yet to pay', async () => {
  setUp({ disableAutoAccept: true });
  await settle(600_000);
  expect(status()).toBe('waiting');
});

describe('coins on their way', () => {
  const bitcoin = { txid: 't1', blockchain: 'BITCOIN' };
  const minutes = (count: number) => settle(count * 60_000);

  it('wait for the blocks of their onchainTransaction, not for the minute, and are accepted with the last', async () => {
    setUp({}, undefined, bitcoin);
    expect(blocks()).toBe('0 of 5');
    await minutes(10);
    expect(blocks()).toBe('1 of 5');
    await minutes(39);
    expect(status()).toBe('waiting');
    expect(blocks()).toBe('4 of 5');
    await minutes(1);
    expect(status()).toBe('accepted');
    expect(blocks()).toBe('');
  });

  it('have the blocks that came while the device slept', async () => {
    setUp({}, undefined, bitcoin);
    jest.setSystemTime(Date.now() + 25 * 60_000);
    show('visible');
    // The server may still say that only the clock was set.
    await settle(16_000);
    expect(blocks()).toBe('2 of 5');
  });

  it('keep their blocks when the device’s clock is set back or ahead', async () => {
    setUp({}, undefined, bitcoin);
    await minutes(20);
    expect(blocks()).toBe('2 of 5');
    jest.setSystemTime(Date.now() - 2 * 3_600_000);
    await settle(2_000);
    expect(blocks()).toBe('2 of 5');
    await minutes(10);
    expect(blocks()).toBe('3 of 5');
    jest.setSystemTime(Date.now() + 2 * 3_600_000);
    await settle(2_000);
    expect(blocks()).toBe('3 of 5');
  });

  it('are followed by their own transaction', async () => {
    const { server } = setUp({}, undefined, bitcoin);
    act(() => server.push('deposit.status', { ...push, txid: 't2' }));
    expect(status()).toBe('waiting');
    act(() => server.push('deposit.status', { ...push, depositId: undefined, txid: 't1' }));
    expect(status()).toBe('processed');
    expect(blocks()).toBe('');
  });

  it('are accepted after a minute on a onchainTransaction whose blocks are not counted', async () => {
    setUp({}, undefined, { txid: 't1', blockchain: 'DOGECOIN' });
    await minutes(1);
    expect(status()).toBe('accepted');
  });
});

it('takes over the status of its own return address, and keeps asking the server', async () => {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 2 });
  const { attempt } = setUp({}, server);
  press('Return from another');
  expect(status()).toBe('waiting');
  press('Return');
  expect(status()).toBe('processed');
  expect(attempt()).toBeDefined();
  await settle(5_000);
  expect(status()).toBe('mistaked');
  expect(attempt()).toBeUndefined();
});

it('forgets the deposit when it is left, and not before', async () => {
  const { store, attempt } = setUp();
  await settle(1_000);
  expect(store.get(transactionAtom).depositId).toBe('d1');
  expect(attempt()).toBeDefined();
  press('Leave');
  await settle();
  expect(store.get(transactionAtom)).toEqual({ status: 'waiting' });
  expect(store.get(depositResponseAtom)).toBeUndefined();
  expect(attempt()).toBeUndefined();
});

it('is done with the deposit when the widget is closed, unless the player still waits for it', async () => {
  const { store, server, attempt } = setUp();
  act(() => store.set(announceCloseAtom));
  expect(attempt()).toBeDefined();
  act(() => server.push('deposit.status', { ...push, status: 3 }));
  expect(status()).toBe('accepted');
  act(() => store.set(announceCloseAtom));
  expect(attempt()).toBeUndefined();
  // A host may take its time.
  expect(status()).toBe('accepted');
});

it('keeps the deposit that the player waits for when a host takes the widget out', async () => {
  const { store, attempt, unmount } = setUp();
  act(() => store.set(announceCloseAtom));
  unmount();
  await settle();
  expect(attempt()).toMatchObject({ depositId: 'd1' });
});

it('forgets the deposit of who leaves the page of a widget that its host has not closed', async () => {
  const { store, attempt } = setUp();
  act(() => store.set(announceCloseAtom));
  await settle();
  press('Leave');
  await settle();
  expect(attempt()).toBeUndefined();
});

it('tells the host each change once, whoever brings the news', async () => {
  const server = createFakeServer();
  const { host } = setUp({}, server);
  server.answer(fetchDepositStatus, { status: 3 });
  act(() => server.push('deposit.status', { ...push, status: 3 }));
  await settle(5_000);
  await settle(60_000);
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
