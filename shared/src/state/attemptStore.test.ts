/** @jest-environment jsdom */
import { sampleSession } from '@paywidget/shared/testing';
import { createStore } from 'jotai';
import { type Attempt, canResume, type OrderContext, parseAttempt, serializeAttempt } from './attempt';
import { attemptStoreAtom, createAttemptStore } from './attemptStore';
import { instanceAtom } from './player';
import { sessionAtom } from './session';

const attempt: Attempt = {
  method: 'moon',
  kind: 'create',
  country: 'br',
  currency: 'USD',
  redirectMode: 'helper',
  screen: 'deposit.redirect',
  isUnknown: true,
  key: 'k1',
  createdAt: 1,
};

beforeEach(() => sessionStorage.clear());

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

it('finds the attempt again after a reload', () => {
  createAttemptStore('a').write(attempt);
  expect(createAttemptStore('a').read()).toEqual(attempt);
});

it('ends the attempt', () => {
  const store = createAttemptStore('a');
  store.write(attempt);
  store.clear();
  expect(store.read()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

const stored = (changes: object) => JSON.stringify({ ...JSON.parse(serializeAttempt(attempt)), ...changes });

it.each(['', '{', 'null', '[]', '{"version":1}', stored({ version: 2 }), stored({ through: 'tunnel' })])(
  'ignores and removes %j',
  (text) => {
    sessionStorage.setItem('a', text);
    expect(createAttemptStore('a').read()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  },
);

it('reads no field that an attempt does not have', () => {
  sessionStorage.setItem('a', stored({ cardNumber: '4111' }));
  expect(createAttemptStore('a').read()).toEqual(attempt);
});

/** Texts as the build of release 1.0.534 wrote them, with what they mean. */
const context: OrderContext = {
  method: 'visa',
  kind: 'create',
  country: 'br',
  currency: 'BRL',
  redirectMode: 'helper',
  cardViewType: 'bankTransfer',
  group: 'card_method',
  screen: 'deposit.redirect',
  fallbackScreen: 'deposit.india.invoice',
};
const coins = { txid: 't1', blockchain: 'TRON', amount: '10', currency: 'USDT', seenAt: 1763800001000 };
const storedByRelease534: Readonly<Record<string, readonly [string, Attempt]>> = {
  'sent, outcome unknown': [
    '{"method":"visa","kind":"create","country":"br","currency":"BRL","through":"helper","cardViewType":"bankTransfer","group":"card_method","screen":"deposit.redirect","requested":"deposit.india.invoice","version":1,"isUnknown":true,"key":"0123456789abcdef0123456789abcdef","createdAt":1763800000000,"sessionId":"s1"}',
    {
      ...context,
      isUnknown: true,
      key: '0123456789abcdef0123456789abcdef',
      createdAt: 1763800000000,
      sessionId: 's1',
    },
  ],
  'created, redirect pending': [
    '{"method":"visa","kind":"create","country":"br","currency":"BRL","through":"helper","cardViewType":"bankTransfer","group":"card_method","screen":"deposit.redirect","requested":"deposit.india.invoice","version":1,"isUnknown":false,"depositId":"d1","createdAt":1763800000000,"sessionId":"s1","awaitsRedirect":true}',
    {
      ...context,
      isUnknown: false,
      depositId: 'd1',
      createdAt: 1763800000000,
      sessionId: 's1',
      awaitsRedirect: true,
    },
  ],
  'created after the player left': [
    '{"method":"visa","kind":"create","country":"br","currency":"BRL","through":"helper","cardViewType":"bankTransfer","group":"card_method","screen":"deposit.redirect","requested":"deposit.india.invoice","version":1,"isUnknown":true,"depositId":"d1","sessionId":"s1","awaitsRedirect":true,"createdAt":1763800000000}',
    {
      ...context,
      isUnknown: true,
      depositId: 'd1',
      createdAt: 1763800000000,
      sessionId: 's1',
      awaitsRedirect: true,
    },
  ],
  'coins on their way': [
    '{"method":"visa","kind":"create","country":"br","currency":"BRL","through":"helper","cardViewType":"bankTransfer","group":"card_method","screen":"deposit.redirect","requested":"deposit.india.invoice","network":"TRC20","version":1,"isUnknown":false,"depositId":"d2","createdAt":1763800000000,"chain":{"txid":"t1","blockchain":"TRON","amount":"10","currency":"USDT","seenAt":1763800001000},"laterCoins":[{"txid":"t2","blockchain":"TRON","amount":"2","currency":"USDT","seenAt":1763800002000,"status":"waiting"}]}',
    {
      ...context,
      network: 'TRC20',
      isUnknown: false,
      depositId: 'd2',
      createdAt: 1763800000000,
      onchainTransaction: coins,
      additionalTransactions: [
        { ...coins, txid: 't2', amount: '2', seenAt: 1763800002000, status: 'waiting' },
      ],
    },
  ],
};

describe('an attempt stored by release 1.0.534', () => {
  it.each(Object.entries(storedByRelease534))(
    '%s: is read, and written back unchanged',
    (_name, [text, expected]) => {
      const read = parseAttempt(text);
      expect(read).toEqual(expected);
      // A rollback must find what the older release can read.
      expect(read && JSON.parse(serializeAttempt(read))).toEqual(JSON.parse(text));
    },
  );
});

it('lives in memory if storage is denied', () => {
  const store = createAttemptStore('a', refuse);
  store.write(attempt);
  expect(store.read()).toEqual(attempt);
  store.clear();
  expect(store.read()).toBeUndefined();
});

it('leaves no older attempt in a full storage', () => {
  createAttemptStore('a').write(attempt);
  const full = {
    getItem: (key: string) => sessionStorage.getItem(key),
    removeItem: (key: string) => sessionStorage.removeItem(key),
    setItem: refuse,
  };
  const store = createAttemptStore('a', () => full);
  store.write({ ...attempt, key: 'k2' });
  expect(store.read()?.key).toBe('k2');
  expect(createAttemptStore('a').read()).toBeUndefined();
});

describe('the player’s attempt', () => {
  const storeOf = (fields: Parameters<typeof sampleSession>[0]) => {
    const store = createStore();
    store.set(sessionAtom, sampleSession(fields));
    return store;
  };
  afterEach(() => {
    window.name = '';
  });

  it('is not shared with another player, partner or widget instance', () => {
    storeOf({}).get(attemptStoreAtom).write(attempt);
    expect(
      storeOf({ user: { id: 8 } })
        .get(attemptStoreAtom)
        .read(),
    ).toBeUndefined();
    expect(
      storeOf({ payload: { partnerKey: 'other' } })
        .get(attemptStoreAtom)
        .read(),
    ).toBeUndefined();
    const otherMount = storeOf({});
    otherMount.set(instanceAtom, 'package-2');
    expect(otherMount.get(attemptStoreAtom).read()).toBeUndefined();
    window.name = 'second';
    expect(storeOf({}).get(attemptStoreAtom).read()).toBeUndefined();
    window.name = '';
    expect(storeOf({}).get(attemptStoreAtom).read()).toEqual(attempt);
  });

  it('survives a new token, in memory too', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const store = storeOf({});
    store.get(attemptStoreAtom).write(attempt);
    store.set(sessionAtom, sampleSession({ user: { token: 'next' } }));
    expect(store.get(attemptStoreAtom).read()).toEqual(attempt);
    setItem.mockRestore();
  });
});

it.each([
  ['deposit.list', 'deposit.redirect', true],
  ['deposit.redirect.unified-form', 'deposit.redirect', true],
  ['withdrawal.list', 'deposit.redirect', false],
  ['sweep.deposit.list', 'deposit.redirect', false],
  ['sweep.deposit.list', 'sweep.deposit.select-method', true],
  ['cryptobalance.deposit.crypto', 'cryptobalance.deposit.fiat.redirect', true],
  ['cryptobalance.withdrawal.list', 'cryptobalance.deposit.fiat.redirect', false],
  ['empty', 'deposit.redirect', false],
])('a start at %s resumes an attempt at %s: %s', (start, screen, gives) => {
  expect(canResume({ ...attempt, screen }, start)).toBe(gives);
});

it('keeps an attempt whose amounts on the chain are no amounts, without them', () => {
  const chain = { amount: '', currency: 'USDT', credited: { amount: '1e', currency: 'USD' }, seenAt: 1 };
  const laterCoins = [{ ...chain, status: 'waiting' }];
  sessionStorage.setItem('a', stored({ chain, laterCoins }));
  expect(createAttemptStore('a').read()).toMatchObject({
    onchainTransaction: { amount: undefined, credited: undefined, seenAt: 1 },
    additionalTransactions: [{ amount: undefined, credited: undefined, seenAt: 1 }],
  });
});
