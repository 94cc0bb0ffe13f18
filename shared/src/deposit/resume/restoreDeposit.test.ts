/** @jest-environment jsdom */
import { completeDeposit } from '@paywidget/shared/contract/payments';
import { paymentsAtom, shownDepositAtom } from '@paywidget/shared/payments';
import {
  choiceAtom,
  countryAtom,
  createStore,
  pickedCurrencyAtom,
  regionAtom,
  sessionAtom,
} from '@paywidget/shared/state';
import {
  type DepositFields,
  sampleDeposit,
  sampleSession,
  shownAnswer,
  shownTransaction,
  storeDeposit,
  storedDeposit,
  waitingRedirect,
} from '@paywidget/shared/testing';
import { reportOn } from '../report/useReports';
import type { ResumeTarget } from './checkAttempt';
import { restoreDeposit } from './restoreDeposit';

const now = 1_000_000;
type Target = Extract<ResumeTarget, { kind: 'screen' }>;
const invoice = { depositId: '41', card: { number: '4' }, timeoutMinutes: 1 };

/** Restores a deposit, and returns the values that its screens then read. */
function restore(changes: DepositFields = {}, found: Partial<Target> = {}) {
  sessionStorage.clear();
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const stored = sampleDeposit({ createdAt: 7, ...changes });
  storeDeposit(store, stored);
  const before = storedDeposit(store);
  const target: Target = { kind: 'screen', screen: 'x', depositId: '41', status: 'waiting', ...found };
  restoreDeposit(store, stored, target, now);
  return { store, before, written: storedDeposit(store), transaction: shownTransaction(store) };
}

it('restores the choice and the deposit', () => {
  const { store, transaction } = restore({ group: 'cards', box: '5' });
  expect(store.get(choiceAtom)).toEqual({ group: 'cards', method: 'visa', box: '5' });
  expect(transaction).toEqual({ status: 'waiting', depositId: '41', method: 'visa', createdAt: 7 });
  expect(shownAnswer(store)).toBeUndefined();
  expect(waitingRedirect(store)).toBeUndefined();
});

it('restores what its invoice or its address shows', () => {
  const { store } = restore({ network: 'TRC20' }, { answer: invoice });
  expect(shownAnswer(store)).toEqual({
    method: 'visa',
    answer: invoice,
    deadline: now + 60_000,
    network: 'TRC20',
  });
});

it('keeps the deadline that was stored: its time must not start again', () => {
  const { store, written } = restore({ deadline: 5 }, { answer: invoice });
  expect(shownAnswer(store)?.deadline).toBe(5);
  expect(written?.deadline).toBe(5);
});

it('restores another country, but picks none if the country is the player’s', () => {
  expect(restore({ country: 'ar' }).store.get(countryAtom)).toBe('ar');
  expect(restore({ country: 'br' }).store.get(regionAtom)).toBeUndefined();
});

it.each([
  ['a currency that the player has picked', 'cryptobalance.deposit', 'BTC'],
  ['no currency where it is the account’s', 'deposit.redirect', undefined],
  ['no currency of a screen with a similar name', 'deposit.cryptobalance.', undefined],
])('restores %s', (_, screen, expected) => {
  expect(restore({ currency: 'BTC', screen }).store.get(pickedCurrencyAtom)).toBe(expected);
});

it('restores the payments that were seen on the blockchain', () => {
  const onchainTransaction = { txid: 't1', seenAt: 1 };
  const additionalTransactions = [{ txid: 't2', seenAt: 2, status: 'waiting' as const }];
  const { transaction } = restore({ onchainTransaction, additionalTransactions });
  expect(transaction).toMatchObject({ onchainTransaction, additionalTransactions });
});

it.each<[string, DepositFields, Partial<Target>, string | undefined]>([
  ['a declined one', {}, { status: 'mistaked' }, undefined],
  ['a cancelled one', {}, { status: 'mistaked', isCancelled: true }, 'counterparty'],
  ['one whose time ran out', { deadline: now - 1 }, { status: 'mistaked' }, 'expired'],
  ['a paid one', { deadline: now - 1 }, { status: 'processed' }, undefined],
  [
    'one that the player has paid',
    { claim: 'followed', deadline: now - 1 },
    { status: 'mistaked' },
    'counterparty',
  ],
])('tells why %s has ended', (_, changes, found, endReason) => {
  expect(restore(changes, found).transaction.endReason).toBe(endReason);
});

it.each([
  ['waiting', 'unknown', true],
  ['accepted', 'received', false],
  ['processed', 'received', false],
] as const)(
  'a report that may not have arrived, of a deposit that is now %s, is %s',
  (status, step, isSent) => {
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    const stored = sampleDeposit();
    storeDeposit(store, stored);
    const call = { endpoint: completeDeposit, payload: { depositId: '41' } };
    const report = { step: 'unknown', call } as const;
    store.set(paymentsAtom, { type: 'reported', depositId: '41', method: 'visa', report });
    restoreDeposit(store, stored, { kind: 'screen', screen: 'x', depositId: '41', status }, now);
    const known = reportOn(store.get(shownDepositAtom));
    expect(known).toMatchObject({ step, status });
    expect(known?.call !== undefined).toBe(isSent);
  },
);

describe('what is stored', () => {
  it('ends with a final status', () => {
    const { written } = restore({}, { status: 'processed' });
    expect(written).toBeUndefined();
  });

  it('is stored with the deposit that was found, without the key', () => {
    const { written } = restore(
      { isUnknown: true, key: 'k1', depositId: undefined, awaitsRedirect: true },
      { answer: invoice },
    );
    expect(written).toMatchObject({
      method: 'visa',
      isUnknown: false,
      key: undefined,
      depositId: '41',
      deadline: now + 60_000,
      awaitsRedirect: false,
    });
  });

  it('stays as it is while the outcome of its request is unknown', () => {
    const { before, written } = restore({ isUnknown: true, key: 'k1' }, { isUnresolved: true });
    expect(written).toEqual(before);
    expect(written).toMatchObject({ isUnknown: true, key: 'k1' });
  });

  it('awaits the redirect that a press must deliver', () => {
    const redirect = {
      screen: 'deposit.complete',
      redirectMode: 'host',
      redirect: { url: 'https://bank.example/', method: 'GET', data: {} },
    } as const;
    const { store, written } = restore({}, { redirect });
    expect(waitingRedirect(store)).toEqual(redirect);
    expect(written?.awaitsRedirect).toBe(true);
  });
});
