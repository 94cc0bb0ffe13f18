/** @jest-environment jsdom */
import {
  type Attempt,
  attemptStoreAtom,
  createStore,
  parseAttempt,
  serializeAttempt,
  sessionAtom,
} from '@paywidget/shared/state';
import { sampleAttempt, sampleSession } from '@paywidget/shared/testing';
import { openPaymentsAtom } from './openPayments';

const attempt = (depositId: string | undefined, changes: Partial<Attempt> = {}) =>
  sampleAttempt({ depositId, ...changes });

function open() {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const ids = () =>
    store
      .get(openPaymentsAtom)
      .list()
      .map(({ depositId }) => depositId);
  return { store, attempts: store.get(attemptStoreAtom), payments: store.get(openPaymentsAtom), ids };
}

beforeEach(() => sessionStorage.clear());

it('lists the current attempt before those that were left', () => {
  const { attempts, payments, ids } = open();
  payments.keep(attempt('1'));
  payments.keep(attempt('2'));
  attempts.write(attempt('3'));
  expect(ids()).toEqual(['3', '2', '1']);
});

it.each<[string, Attempt, boolean]>([
  ['a created deposit', attempt('1'), true],
  ['a deposit without an id', attempt(undefined), false],
  ['a deposit whose outcome is unknown', attempt('1', { isUnknown: true }), false],
  ['an address without coins', attempt('1', { network: 'TRC20' }), false],
  ['an address with coins', attempt('1', { network: 'TRC20', onchainTransaction: { seenAt: 1 } }), true],
  ['an address that is paid', attempt('1', { network: 'TRC20', isPaid: true }), true],
])('lists %s: %#', (_, kept, isListed) => {
  const { payments, attempts, ids } = open();
  payments.keep(kept);
  expect(ids()).toHaveLength(isListed ? 1 : 0);
  attempts.write(kept);
  expect(ids()).toHaveLength(isListed ? 1 : 0);
});

it('keeps the five newest', () => {
  const { payments, ids } = open();
  for (const id of ['1', '2', '3', '4', '5', '6', '1']) payments.keep(attempt(id));
  expect(ids()).toEqual(['1', '6', '5', '4', '3']);
});

it('ends a payment wherever it is stored, and no other', () => {
  const { payments, attempts, ids } = open();
  payments.keep(attempt('1'));
  attempts.write(attempt('2'));
  payments.end(undefined);
  payments.end('1');
  expect(ids()).toEqual(['2']);
  payments.end('2');
  expect(ids()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('makes a left payment the current attempt, and keeps the previous one', () => {
  const { payments, attempts, ids } = open();
  payments.keep(attempt('1'));
  attempts.write(attempt('2'));
  payments.resume({ ...attempt('1'), depositId: '1' });
  expect(attempts.read()?.depositId).toBe('1');
  expect(ids()).toEqual(['1', '2']);
});

it('does not replace an attempt whose outcome is unknown: the next submit must check it', () => {
  const { payments, attempts, ids } = open();
  attempts.write(attempt(undefined, { isUnknown: true, key: 'k' }));
  payments.resume({ ...attempt('1'), depositId: '1' });
  expect(attempts.read()?.key).toBe('k');
  expect(ids()).toEqual(['1']);
});

it('moves the current attempt to those that were left', () => {
  const { payments, attempts, ids } = open();
  attempts.write(attempt('1', { deadline: 9 }));
  payments.leave('1');
  expect(attempts.read()).toBeUndefined();
  expect(ids()).toEqual(['1']);
  expect(payments.list()[0]).toEqual(attempt('1', { deadline: 9 }));
});

it('stores each payment as releases store an attempt, and ignores what it cannot read', () => {
  const { payments, ids } = open();
  payments.keep(attempt('1'));
  const key = sessionStorage.key(0) ?? '';
  const [text] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  expect(key).toMatch(/^paywidget\.attempt\/.*\/open$/);
  expect(parseAttempt(text)).toEqual(attempt('1'));
  sessionStorage.setItem(key, JSON.stringify(['nonsense', text]));
  expect(ids()).toEqual(['1']);
  const unused = serializeAttempt(attempt('2', { isUnknown: true }));
  sessionStorage.setItem(key, JSON.stringify([unused, text]));
  expect(ids()).toEqual(['1']);
  for (const unreadable of ['nonsense', '{}', '"text"', '[1]']) {
    sessionStorage.setItem(key, unreadable);
    expect(ids()).toEqual([]);
  }
});

it('belongs to one player', () => {
  const { store, payments } = open();
  payments.keep(attempt('1'));
  store.set(sessionAtom, sampleSession({ user: { id: 'another' } }));
  expect(store.get(openPaymentsAtom).list()).toEqual([]);
});

it('records that a payment is paid, wherever it is stored, and nothing of the others', () => {
  const { payments, attempts } = open();
  payments.keep(attempt('1'));
  payments.keep(attempt('2'));
  attempts.write(attempt('3'));
  const paid = () => payments.list().map(({ depositId, isPaid }) => [depositId, isPaid]);
  payments.markPaid('1');
  payments.markPaid('9');
  expect(paid()).toEqual([
    ['3', undefined],
    ['2', undefined],
    ['1', true],
  ]);
  payments.markPaid('3');
  expect(attempts.read()?.isPaid).toBe(true);
  expect(paid()[1]).toEqual(['2', undefined]);
  attempts.clear();
  payments.markPaid('2');
  expect(paid()[0]).toEqual(['2', true]);
});

it('finds a payment by its deposit, and none without an id', () => {
  const { payments } = open();
  payments.keep(attempt('1'));
  expect(payments.find('1')).toEqual(attempt('1'));
  expect(payments.find('2')).toBeUndefined();
  expect(payments.find(undefined)).toBeUndefined();
});

it('a payment that is resumed again is not listed twice', () => {
  const { payments, attempts, ids } = open();
  attempts.write(attempt('1'));
  payments.resume({ ...attempt('1', { isPaid: true }), depositId: '1' });
  expect(attempts.read()?.isPaid).toBe(true);
  attempts.clear();
  expect(ids()).toEqual([]);
});

it('lists an attempt once that is current and was kept before', () => {
  const { payments, attempts, ids } = open();
  payments.keep(attempt('1'));
  attempts.write(attempt('1'));
  expect(ids()).toEqual(['1']);
});

it('ends nothing without an id: an attempt whose outcome is unknown has none either', () => {
  const { payments, attempts } = open();
  attempts.write(attempt(undefined, { isUnknown: true, key: 'k' }));
  payments.end(undefined);
  expect(attempts.read()?.key).toBe('k');
});

it('makes a payment the current attempt if there is none', () => {
  const { payments, attempts, ids } = open();
  payments.keep(attempt('1'));
  payments.resume({ ...attempt('1'), depositId: '1' });
  expect(attempts.read()?.depositId).toBe('1');
  expect(ids()).toEqual(['1']);
});

it('a payment that is left and is not the current attempt stays listed', () => {
  const { payments, attempts, ids } = open();
  payments.keep(attempt('1'));
  attempts.write(attempt('2'));
  payments.leave('1');
  expect(attempts.read()?.depositId).toBe('2');
  expect(ids()).toEqual(['2', '1']);
  payments.leave('9');
  payments.leave(undefined);
  expect(ids()).toEqual(['2', '1']);
});
