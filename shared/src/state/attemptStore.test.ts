/** @jest-environment jsdom */
import { sampleSession } from '@paywidget/shared/testing';
import { createStore } from 'jotai';
import type { Attempt } from './attempt';
import { mayTakeOver } from './attempt';
import { attemptStoreAtom, createAttemptStore } from './attemptStore';
import { sessionAtom } from './session';

const attempt: Attempt = {
  version: 1,
  method: 'moon',
  kind: 'create',
  country: 'br',
  currency: 'USD',
  through: 'helper',
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

it.each(['', '{', 'null', '[]', '{"version":1}', JSON.stringify({ ...attempt, version: 2 })])(
  'ignores and removes %j',
  (text) => {
    sessionStorage.setItem('a', text);
    expect(createAttemptStore('a').read()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  },
);

it('writes nothing that is not an attempt’s', () => {
  createAttemptStore('a').write(attempt);
  sessionStorage.setItem('a', JSON.stringify({ ...attempt, cardNumber: '4111' }));
  expect(createAttemptStore('a').read()).toEqual(attempt);
});

it('lives in memory where storage is refused', () => {
  const store = createAttemptStore('a', refuse);
  store.write(attempt);
  expect(store.read()).toEqual(attempt);
  store.clear();
  expect(store.read()).toBeUndefined();
});

it('leaves no older attempt behind where storage is full', () => {
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

  it('is not another player’s, nor another partner’s, nor another instance’s', () => {
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
])('a start at %s gives way to an attempt at %s: %s', (start, screen, gives) => {
  expect(mayTakeOver({ ...attempt, screen }, start)).toBe(gives);
});
