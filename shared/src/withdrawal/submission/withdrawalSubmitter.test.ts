/** @jest-environment jsdom */
import { createApi, NetworkError, type TransportReply } from '@paywidget/shared/api';
import { createStore, type Store, sessionAtom, withdrawalAttemptStoreAtom } from '@paywidget/shared/state';
import { createFakeServer, createRecordingHost, sampleSession } from '@paywidget/shared/testing';
import * as fc from 'fast-check';
import { clearWithdrawalAtom, withdrawalSubmissionAtom } from './submission';
import type { WithdrawalRequest } from './withdrawalRequest';
import { createWithdrawalSubmitter } from './withdrawalSubmitter';

/** What happens to a request: it arrives and is answered, arrives and is not, is refused, or never arrives. Weather may turn. */
type Weather = 'fine' | 'answerLost' | 'serverError' | 'refusal' | 'lost' | 'expired' | 'conflictThenLost';

const reply = (status: number, body: unknown = {}): TransportReply => ({
  status,
  isSuccess: status === 200,
  body,
});

/** An operator that keeps the contract about keys, in any weather. */
function createOperator() {
  const records = new Map<string, { body: string; answer: TransportReply }>();
  const made: string[] = [];
  const sent: { key: string; body: string }[] = [];
  let weather: Weather = 'fine';

  function work(key: string, body: string): TransportReply {
    const known = records.get(key);
    if (known) return known.body === body ? known.answer : reply(409);
    if (weather === 'serverError') return reply(500);
    if (weather !== 'refusal') made.push(key);
    const answer =
      weather === 'refusal' ? reply(400) : reply(200, { withdrawalId: `w${made.length}`, status: 3 });
    records.set(key, { body, answer });
    return answer;
  }

  return {
    made,
    sent,
    turn: (next: Weather) => {
      weather = next;
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
        if (weather === 'lost') throw new NetworkError(endpoint);
        if (weather === 'expired') return reply(401);
        const answer = work(key, body);
        if (weather === 'conflictThenLost') weather = 'lost';
        if (weather === 'answerLost') throw new NetworkError(endpoint);
        return answer;
      },
    },
  };
}

const creationOf = (amount: number): WithdrawalRequest => ({
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
  const clock = { now: () => now, observe: () => undefined };

  /** A page, as it is loaded: nothing is left but what is in storage. */
  function load() {
    const store: Store = createStore();
    store.set(sessionAtom, sampleSession());
    const api = createApi({
      transport: operator.transport,
      host,
      clock,
      caller: () => ({ token: 'token', platformVersion: 'redesign' }),
    });
    const sender = createWithdrawalSubmitter({ store, api, host, isTranslated: () => false });
    return { store, sender, step: () => store.get(withdrawalSubmissionAtom).step };
  }
  const pass = (ms: number) => {
    now += ms;
  };
  return { operator, host, load, pass, page: load() };
}

const hour = 3_600_000;

it('sends once, however often it is pressed', async () => {
  const { operator, page } = setUp();
  await Promise.all([1, 2, 3].map(() => page.sender.send(creationOf(10))));
  await page.sender.send(creationOf(10));
  expect(operator.sent).toHaveLength(1);
  expect(page.step()).toBe('created');
});

it('asks for a lost answer with the same key and body, and learns of the one withdrawal', async () => {
  const { operator, page } = setUp();
  operator.turn('answerLost');
  await page.sender.send(creationOf(10));
  expect(page.step()).toBe('unknown');
  operator.turn('fine');
  await page.sender.retry();
  expect(page.store.get(withdrawalSubmissionAtom)).toMatchObject({
    step: 'created',
    withdrawal: { withdrawalId: 'w1', status: 'accepted' },
  });
  expect(new Set(operator.sent.map((request) => JSON.stringify(request))).size).toBe(1);
  expect(operator.made).toHaveLength(1);
});

it('takes a clear no for one, and the next press for another withdrawal', async () => {
  const { operator, page, host } = setUp();
  operator.turn('refusal');
  expect(await page.sender.send(creationOf(10))).toMatchObject({ kind: 'rejected' });
  operator.turn('fine');
  await page.sender.send(creationOf(10));
  expect(new Set(operator.sent.map(({ key }) => key)).size).toBe(2);
  expect(operator.made).toHaveLength(1);
  const events = host.sentOf('Analytics').map(({ event }) => event);
  expect(events).toEqual(['error', 'withdrawal_fail', 'withdrawal_success']);
});

describe('another withdrawal while one is in doubt', () => {
  it('takes its place when the first never arrived', async () => {
    const { operator, page } = setUp();
    operator.turn('lost');
    await page.sender.send(creationOf(10));
    operator.turn('fine');
    expect(await page.sender.send(creationOf(20))).toEqual({ kind: 'told' });
    expect(page.store.get(withdrawalSubmissionAtom)).toMatchObject({
      withdrawal: { request: { amount: 20 } },
    });
    expect(operator.made).toHaveLength(1);
  });

  it('is not made when the first was, which is told instead', async () => {
    const { operator, page } = setUp();
    operator.turn('answerLost');
    await page.sender.send(creationOf(10));
    operator.turn('fine');
    expect(await page.sender.send(creationOf(20))).toEqual({ kind: 'earlier' });
    expect(page.store.get(withdrawalSubmissionAtom)).toMatchObject({
      withdrawal: { request: { amount: 10 } },
    });
    expect(operator.made).toHaveLength(1);
  });
});

describe('after a reload', () => {
  it('keeps neither the amount nor what was typed', async () => {
    const { operator, page } = setUp();
    operator.turn('lost');
    await page.sender.send(creationOf(1234.56));
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('visa');
    expect(kept).not.toMatch(/1234|4111/);
  });

  it('knows of the doubt, and repeats the withdrawal only once when it is entered again', async () => {
    const { operator, page, load } = setUp();
    operator.turn('answerLost');
    await page.sender.send(creationOf(10));
    operator.turn('fine');
    const again = load();
    expect(again.step()).toBe('forgotten');
    await again.sender.send(creationOf(10));
    expect(again.step()).toBe('created');
    expect(operator.made).toHaveLength(1);
  });

  it('makes nothing on top of a withdrawal that had arrived, and says so', async () => {
    const { operator, page, load } = setUp();
    operator.turn('answerLost');
    await page.sender.send(creationOf(10));
    operator.turn('fine');
    const again = load();
    await again.sender.send(creationOf(20));
    expect(again.step()).toBe('taken');
    expect(operator.made).toHaveLength(1);

    // Presses that were meant for it make no other.
    await again.sender.send(creationOf(20));
    expect(again.step()).toBe('taken');
    expect(operator.made).toHaveLength(1);

    // The player has been told and went on: what they confirm now is another withdrawal.
    again.store.set(clearWithdrawalAtom);
    await again.sender.send(creationOf(20));
    expect(again.step()).toBe('created');
    expect(operator.made).toHaveLength(2);
  });

  it('takes an expired session for no answer to the doubt', async () => {
    const { operator, page, load } = setUp();
    operator.turn('answerLost');
    await page.sender.send(creationOf(10));
    operator.turn('expired');
    const again = load();
    await again.sender.send(creationOf(10));
    expect(again.step()).toBe('unknown');
    operator.turn('fine');
    await again.sender.retry();
    expect(operator.made).toHaveLength(1);
  });

  it('knows the withdrawal again that was made', async () => {
    const { page, load } = setUp();
    await page.sender.send(creationOf(10));
    expect(load().store.get(withdrawalSubmissionAtom)).toEqual({
      step: 'created',
      withdrawal: { withdrawalId: 'w1', status: 'accepted', method: 'visa', group: undefined },
    });
  });
});

it('finds out that a duplicated tab has used its key for another withdrawal', async () => {
  const { operator, page, load } = setUp();
  operator.turn('lost');
  await page.sender.send(creationOf(10));
  operator.turn('fine');
  await load().sender.send(creationOf(20));
  await page.sender.retry();
  expect(page.step()).toBe('taken');
  expect(operator.made).toHaveLength(1);
});

it('tells of an earlier withdrawal only once it is known to be made', async () => {
  const { operator, page } = setUp();
  operator.turn('answerLost');
  await page.sender.send(creationOf(10));
  operator.turn('conflictThenLost');
  expect(await page.sender.send(creationOf(20))).toEqual({ kind: 'told' });
  expect(page.step()).toBe('unknown');
});

it('never repeats by itself what the server may have forgotten', async () => {
  const { operator, page, pass } = setUp();
  operator.turn('answerLost');
  await page.sender.send(creationOf(10));
  pass(24 * hour);
  operator.turn('fine');
  await page.sender.retry();
  expect(page.step()).toBe('forgotten');
  expect(operator.sent).toHaveLength(1);
  expect(page.store.get(withdrawalAttemptStoreAtom).read()).toMatchObject({ method: 'visa' });
});

/** The player goes on from the page that told them. */
function leaveTaken(store: Store) {
  if (store.get(withdrawalSubmissionAtom).step === 'taken') store.set(clearWithdrawalAtom);
}

const weathers = fc.constantFrom<Weather>('fine', 'answerLost', 'serverError', 'refusal', 'lost', 'expired');
const turns = fc.record({
  weather: weathers,
  act: fc.constantFrom('send', 'sendOther', 'retry', 'reload', 'leave'),
});

it('withdraws at most once until the player has been told how it ended, whatever they and the network do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turns, { maxLength: 12 }), async (played) => {
      const { operator, load } = setUp();
      let page = load();
      let madeBefore = 0;
      for (const { weather, act } of played) {
        operator.turn(weather);
        if (act === 'reload') page = load();
        else if (act === 'leave') leaveTaken(page.store);
        else if (act === 'retry') await page.sender.retry();
        else await page.sender.send(creationOf(act === 'send' ? 10 : 20));
        expect(operator.made.length - madeBefore).toBeLessThanOrEqual(1);
        if (!['unknown', 'forgotten'].includes(page.step())) madeBefore = operator.made.length;
      }
      // No key was ever sent on by more than one withdrawal.
      expect(new Set(operator.made).size).toBe(operator.made.length);
    }),
    { numRuns: 200 },
  );
});
