/** @jest-environment jsdom */

import { createApi, NetworkError, type TransportReply } from '@paywidget/shared/api';
import { paymentsAtom, type WithdrawalRequest, withdrawalAtom } from '@paywidget/shared/payments';
import { createStore, type Store, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  createRecordingHost,
  sampleSession,
  storedWithdrawal,
  storeWithdrawal,
} from '@paywidget/shared/testing';
import * as fc from 'fast-check';
import { createWithdrawalSubmitter } from './withdrawalSubmitter';

/** The fate of the next request: it gets a response, loses it, is rejected, or never arrives. */
type NetworkState =
  | 'up'
  | 'responseLost'
  | 'serverError'
  | 'rejection'
  | 'requestLost'
  | 'expired'
  | 'conflictThenLost'
  | 'conflictThenExpired';

const reply = (status: number, body: unknown = {}): TransportReply => ({
  status,
  isSuccess: status === 200,
  body,
});

/** An operator that keeps the contract's rules for idempotency keys, whatever the network does. */
function createOperator() {
  const records = new Map<string, { body: string; answer: TransportReply }>();
  const created: string[] = [];
  const sent: { key: string; body: string }[] = [];
  let network: NetworkState = 'up';

  function work(key: string, body: string): TransportReply {
    const known = records.get(key);
    if (known) return known.body === body ? known.answer : reply(409);
    if (network === 'serverError') return reply(500);
    if (network !== 'rejection') created.push(key);
    const answer =
      network === 'rejection' ? reply(400) : reply(200, { withdrawalId: `w${created.length}`, status: 3 });
    records.set(key, { body, answer });
    return answer;
  }

  return {
    created,
    sent,
    setNetwork: (next: NetworkState) => {
      network = next;
    },
    transport: {
      ...createFakeServer(),
      request: async ({
        headers,
        payload,
        endpoint,
      }: { [K in 'headers' | 'payload']: object } & { endpoint: string }) => {
        const key = (headers as Record<string, string>)['Idempotency-Key'] ?? '';
        const body = JSON.stringify(payload);
        sent.push({ key, body });
        if (network === 'requestLost') throw new NetworkError(endpoint);
        if (network === 'expired') return reply(401);
        const answer = work(key, body);
        if (network === 'conflictThenLost') network = 'requestLost';
        if (network === 'conflictThenExpired') network = 'expired';
        if (network === 'responseLost') throw new NetworkError(endpoint);
        return answer;
      },
    },
  };
}

const requestOf = (amount: number): WithdrawalRequest => ({
  amount,
  currency: 'USD',
  paymentType: 'visa',
  fields: { card: '4111111111111111' },
  accountType: 'main',
});

function setUp() {
  sessionStorage.clear();
  const operator = createOperator();
  const host = createRecordingHost();
  let now = 1_000_000;
  const clock = { now: () => now, set: () => undefined, lastAnswer: () => undefined };

  /** Loads a page again: only the storage is left. */
  function load() {
    const store: Store = createStore();
    store.set(sessionAtom, sampleSession());
    const api = createApi({
      transport: operator.transport,
      host,
      clock,
      caller: () => ({ token: 'token', platformVersion: 'redesign' }),
    });
    const submitter = createWithdrawalSubmitter({ store, api, host, isTranslated: () => false });
    return { store, submitter, step: () => store.get(withdrawalAtom).step };
  }
  const pass = (ms: number) => {
    now += ms;
  };
  return { operator, host, load, pass, page: load() };
}

const hour = 3_600_000;

it('sends one request for several presses', async () => {
  const { operator, page } = setUp();
  await Promise.all([1, 2, 3].map(() => page.submitter.send(requestOf(10))));
  await page.submitter.send(requestOf(10));
  expect(operator.sent).toHaveLength(1);
  expect(page.step()).toBe('created');
});

it('repeats a request without a response with the same key and body, and shows one withdrawal', async () => {
  const { operator, page } = setUp();
  operator.setNetwork('responseLost');
  await page.submitter.send(requestOf(10));
  expect(page.step()).toBe('unknown');
  operator.setNetwork('up');
  await page.submitter.retry();
  expect(page.store.get(withdrawalAtom)).toMatchObject({
    step: 'created',
    withdrawal: { withdrawalId: 'w1', status: 'accepted' },
  });
  expect(new Set(operator.sent.map((request) => JSON.stringify(request))).size).toBe(1);
  expect(operator.created).toHaveLength(1);
});

it('uses a new key for the press after a rejection', async () => {
  const { operator, page, host } = setUp();
  operator.setNetwork('rejection');
  expect(await page.submitter.send(requestOf(10))).toMatchObject({ kind: 'rejected' });
  operator.setNetwork('up');
  await page.submitter.send(requestOf(10));
  expect(new Set(operator.sent.map(({ key }) => key)).size).toBe(2);
  expect(operator.created).toHaveLength(1);
  const events = host.sentOf('Analytics').map(({ event }) => event);
  expect(events).toEqual(['error', 'withdrawal_fail', 'withdrawal_success']);
});

describe('another withdrawal while the outcome of one is unknown', () => {
  it('is created if the first request never arrived', async () => {
    const { operator, page } = setUp();
    operator.setNetwork('requestLost');
    await page.submitter.send(requestOf(10));
    operator.setNetwork('up');
    expect(await page.submitter.send(requestOf(20))).toEqual({ kind: 'done' });
    expect(page.store.get(withdrawalAtom)).toMatchObject({
      withdrawal: { request: { amount: 20 } },
    });
    expect(operator.created).toHaveLength(1);
  });

  it('is not created if the first one was, and reports the first one instead', async () => {
    const { operator, page } = setUp();
    operator.setNetwork('responseLost');
    await page.submitter.send(requestOf(10));
    operator.setNetwork('up');
    expect(await page.submitter.send(requestOf(20))).toEqual({ kind: 'earlierCreated' });
    expect(page.store.get(withdrawalAtom)).toMatchObject({
      withdrawal: { request: { amount: 10 } },
    });
    expect(operator.created).toHaveLength(1);
  });
});

describe('after a reload', () => {
  it('stores neither the amount nor the typed fields', async () => {
    const { operator, page } = setUp();
    operator.setNetwork('requestLost');
    await page.submitter.send(requestOf(1234.56));
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('visa');
    expect(kept).not.toMatch(/1234|4111/);
  });

  it('restores the unknown outcome, and creates one withdrawal when the same details are sent again', async () => {
    const { operator, page, load } = setUp();
    operator.setNetwork('responseLost');
    await page.submitter.send(requestOf(10));
    operator.setNetwork('up');
    const again = load();
    expect(again.step()).toBe('detailsLost');
    await again.submitter.send(requestOf(10));
    expect(again.step()).toBe('created');
    expect(operator.created).toHaveLength(1);
  });

  it('creates nothing after a key conflict until the player leaves the page that shows it', async () => {
    const { operator, page, load } = setUp();
    operator.setNetwork('responseLost');
    await page.submitter.send(requestOf(10));
    operator.setNetwork('up');
    const again = load();
    await again.submitter.send(requestOf(20));
    expect(again.step()).toBe('keyConflict');
    expect(operator.created).toHaveLength(1);

    // A press meant for the earlier withdrawal creates no other one.
    await again.submitter.send(requestOf(20));
    expect(again.step()).toBe('keyConflict');
    expect(operator.created).toHaveLength(1);

    // The player has seen the conflict and left. Now they confirm another withdrawal.
    again.store.set(paymentsAtom, { type: 'withdrawalLeft' });
    await again.submitter.send(requestOf(20));
    expect(again.step()).toBe('created');
    expect(operator.created).toHaveLength(2);
  });

  it('keeps the outcome unknown when the session has expired', async () => {
    const { operator, page, load } = setUp();
    operator.setNetwork('responseLost');
    await page.submitter.send(requestOf(10));
    operator.setNetwork('expired');
    const again = load();
    await again.submitter.send(requestOf(10));
    expect(again.step()).toBe('unknown');
    operator.setNetwork('up');
    await again.submitter.retry();
    expect(operator.created).toHaveLength(1);
  });

  it('restores a created withdrawal', async () => {
    const { page, load } = setUp();
    await page.submitter.send(requestOf(10));
    expect(load().store.get(withdrawalAtom)).toEqual({
      step: 'created',
      withdrawal: {
        withdrawalId: 'w1',
        status: 'accepted',
        method: 'visa',
        group: undefined,
        createdAt: 1_000_000,
      },
    });
  });
});

it('detects a duplicated tab that used the same key for another withdrawal', async () => {
  const { operator, page, load } = setUp();
  operator.setNetwork('requestLost');
  await page.submitter.send(requestOf(10));
  operator.setNetwork('up');
  await load().submitter.send(requestOf(20));
  await page.submitter.retry();
  expect(page.step()).toBe('keyConflict');
  expect(operator.created).toHaveLength(1);
});

it('reports an earlier withdrawal only once it is known to be created', async () => {
  const { operator, page } = setUp();
  operator.setNetwork('responseLost');
  await page.submitter.send(requestOf(10));
  operator.setNetwork('conflictThenLost');
  expect(await page.submitter.send(requestOf(20))).toEqual({ kind: 'done' });
  expect(page.step()).toBe('unknown');
});

it('an earlier withdrawal that is asked for again stays unknown without a valid session', async () => {
  const { operator, page } = setUp();
  operator.setNetwork('responseLost');
  await page.submitter.send(requestOf(10));
  operator.setNetwork('conflictThenExpired');
  expect(await page.submitter.send(requestOf(20))).toEqual({ kind: 'done' });
  expect(page.step()).toBe('unknown');
});

it('a first request that the server refuses for its session has created nothing', async () => {
  const { operator, page } = setUp();
  operator.setNetwork('expired');
  expect(await page.submitter.send(requestOf(10))).toMatchObject({ kind: 'rejected' });
  expect(page.step()).toBe('rejected');
});

it('says nothing about a withdrawal to the next player', async () => {
  const { page } = setUp();
  const sending = page.submitter.send(requestOf(10));
  page.store.set(sessionAtom, sampleSession({ user: { id: 'another' } }));
  await sending;
  expect(page.step()).toBe('none');
  page.store.set(sessionAtom, sampleSession());
  expect(storedWithdrawal(page.store)).toMatchObject({ withdrawalId: 'w1' });
});

it('a restored withdrawal without a status counts as accepted, and without an attempt there is none', () => {
  const { load, page } = setUp();
  expect(page.store.get(withdrawalAtom)).toEqual({ step: 'none' });
  const attempt = { version: 1, method: 'visa', createdAt: 1, withdrawalId: 'w9' } as const;
  storeWithdrawal(page.store, attempt);
  expect(load().store.get(withdrawalAtom)).toMatchObject({
    step: 'created',
    withdrawal: { withdrawalId: 'w9', status: 'accepted' },
  });
});

describe('the host hears', () => {
  const eventOf = (host: ReturnType<typeof createRecordingHost>, name: string) =>
    host.sentOf('Analytics').find(({ event }) => event === name);

  it('that a withdrawal was created', async () => {
    const { page, host } = setUp();
    await page.submitter.send(requestOf(10));
    expect(eventOf(host, 'withdrawal_success')).toMatchObject({
      data: { status: 'success', method: 'visa', accountType: 'main', withdrawalId: 'w1' },
    });
  });

  it('that it was refused, and with what answer', async () => {
    const { operator, page, host } = setUp();
    operator.setNetwork('rejection');
    await page.submitter.send(requestOf(10));
    expect(eventOf(host, 'withdrawal_fail')).toMatchObject({
      data: { status: 'fail', method: 'visa', accountType: 'main', httpStatus: 400 },
    });
    expect(storedWithdrawal(page.store)).toBeUndefined();
  });
});

it('does not repeat a request whose key the server may have forgotten', async () => {
  const { operator, page, pass } = setUp();
  operator.setNetwork('responseLost');
  await page.submitter.send(requestOf(10));
  pass(24 * hour);
  operator.setNetwork('up');
  await page.submitter.retry();
  expect(page.step()).toBe('detailsLost');
  expect(operator.sent).toHaveLength(1);
  expect(storedWithdrawal(page.store)).toMatchObject({ method: 'visa' });
});

/** Does the same as leaving the page that shows a key conflict. */
function leaveKeyConflict(store: Store) {
  if (store.get(withdrawalAtom).step === 'keyConflict') store.set(paymentsAtom, { type: 'withdrawalLeft' });
}

const networkStates = fc.constantFrom<NetworkState>(
  'up',
  'responseLost',
  'serverError',
  'rejection',
  'requestLost',
  'expired',
);
const actions = fc.record({
  network: networkStates,
  act: fc.constantFrom('send', 'sendOther', 'retry', 'reload', 'leave'),
});

it('creates at most one withdrawal until its outcome is shown, for random players and networks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { maxLength: 12 }), async (steps) => {
      const { operator, load } = setUp();
      let page = load();
      let createdBefore = 0;
      for (const { network, act } of steps) {
        operator.setNetwork(network);
        if (act === 'reload') page = load();
        else if (act === 'leave') leaveKeyConflict(page.store);
        else if (act === 'retry') await page.submitter.retry();
        else await page.submitter.send(requestOf(act === 'send' ? 10 : 20));
        expect(operator.created.length - createdBefore).toBeLessThanOrEqual(1);
        if (!['unknown', 'detailsLost'].includes(page.step())) createdBefore = operator.created.length;
      }
      // No key created more than one withdrawal.
      expect(new Set(operator.created).size).toBe(operator.created.length);
    }),
    { numRuns: 200 },
  );
});
