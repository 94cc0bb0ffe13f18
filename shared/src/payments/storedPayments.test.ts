/** @jest-environment jsdom */
import { attemptKeyAtom, createStore, instanceAtom, sessionAtom } from '@paywidget/shared/state';
import {
  createPayments,
  sampleDeposit,
  samplePlayer,
  sampleSession,
  storageOf,
  storeDeposit,
  storedDeposit,
} from '@paywidget/shared/testing';
import { canResume, type Deposit, type OrderContext } from './deposit';
import { depositWith } from './deposits';
import { currentDepositAtom, openPaymentsAtom, paymentsAtom } from './payments';
import { noPayments } from './reducePayments';
import { parseDeposit, serializeDeposit } from './storedDeposit';
import { loadPayments, savePayments } from './storedPayments';

const sent = sampleDeposit({
  method: 'moon',
  isUnknown: true,
  key: 'k1',
  depositId: undefined,
  createdAt: 1,
});

beforeEach(() => sessionStorage.clear());

/** The payments that a page finds in the given texts, by the ends of their keys. */
function reload(stored: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(stored).map(([end, text]) => [samplePlayer + end, text]));
  return { texts, ...loadPayments(samplePlayer, () => storageOf(texts)) };
}

const current = ({ list }: { list: readonly Deposit[] }) => list.find(({ place }) => place === 'current');

it('finds the current deposit again after a reload', () => {
  const texts = new Map<string, string>();
  createPayments(texts).put(sent);
  const { deposits } = createPayments(texts).read();
  expect(deposits.list).toEqual([{ ...sent, place: 'current' }]);
});

it('stores nothing once nothing is left to resume', () => {
  const texts = new Map<string, string>();
  const payments = createPayments(texts);
  payments.put(sent);
  payments.dispatch({ type: 'discarded' });
  expect(texts.size).toBe(0);
});

const changed = (changes: object) => JSON.stringify({ ...JSON.parse(serializeDeposit(sent)), ...changes });

it.each(['', '{', 'null', '[]', '{"version":1}', changed({ version: 2 }), changed({ through: 'tunnel' })])(
  'ignores and removes %j',
  (text) => {
    const { texts, deposits } = reload({ '': text });
    expect(deposits.list).toEqual([]);
    expect(texts.size).toBe(0);
  },
);

it('reads no field that a stored deposit does not have', () => {
  const { deposits } = reload({ '': changed({ cardNumber: '4111' }) });
  expect(deposits.list).toEqual([{ ...sent, place: 'current' }]);
});

/** Texts of release 1.0.534, with their meaning. */
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
const storedByRelease534: Readonly<Record<string, readonly [string, object]>> = {
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

/** The facts in a stored deposit, with the fields of its order beside the others. */
function said(text: string) {
  const { ref: _, order, status: __, claim: ___, ...fields } = parseDeposit(text) ?? sampleDeposit();
  return { ...order, ...fields };
}

describe('a deposit stored by release 1.0.534', () => {
  it.each(Object.entries(storedByRelease534))(
    '%s: is read, and written back unchanged',
    (_name, [text, expected]) => {
      expect(said(text)).toEqual(expected);
      // A rollback must find a text that the older release can read.
      const read = parseDeposit(text);
      expect(read && JSON.parse(serializeDeposit(read))).toEqual(JSON.parse(text));
    },
  );

  it.each(Object.entries(storedByRelease534))('%s: survives a reload without a change', (_name, [text]) => {
    const { texts, ...loaded } = reload({ '': text });
    savePayments(samplePlayer, noPayments, loaded, () => storageOf(texts));
    expect(JSON.parse(texts.get(samplePlayer) ?? '')).toEqual(JSON.parse(text));
  });

  it('says that the player has paid, as the texts of the same release about claims do', () => {
    const paid = JSON.stringify({ ...JSON.parse(serializeDeposit(sampleDeposit())), isPaid: true });
    expect(current(reload({ '': paid }).deposits)?.claim).toBe('followed');
    expect(
      current(reload({ '': serializeDeposit(sampleDeposit()), '/paid': '{"41":"said"}' }).deposits)?.claim,
    ).toBe('said');
  });
});

describe('the open payments', () => {
  const open = (texts: readonly string[]) =>
    reload({ '/open': JSON.stringify(texts) }).deposits.list.map(({ depositId, place }) => [
      depositId,
      place,
    ]);
  const text = serializeDeposit(sampleDeposit({ depositId: '1' }));

  it('are read as they were stored, without what cannot be read or is not open', () => {
    expect(open(['nonsense', text])).toEqual([['1', 'open']]);
    expect(open([serializeDeposit(sampleDeposit({ depositId: '2', isUnknown: true })), text])).toEqual([
      ['1', 'open'],
    ]);
  });

  it.each(['nonsense', '{}', '"text"', '[1]'])('are none in %s, which is removed', (unreadable) => {
    const { texts, deposits } = reload({ '/open': unreadable });
    expect(deposits.list).toEqual([]);
    expect(texts.size).toBe(0);
  });

  it('do not list the current deposit twice', () => {
    const { deposits } = reload({ '': text, '/open': JSON.stringify([text]) });
    expect(deposits.list.map(({ place }) => place)).toEqual(['current']);
  });
});

describe('the claims', () => {
  it('of deposits that are over are kept, and stored beside new ones', () => {
    const { texts, ...loaded } = reload({ '/paid': '{"41":"said","42":"followed"}' });
    expect(['41', '42', '43'].map((id) => depositWith(loaded.deposits, id)?.claim)).toEqual([
      'said',
      'followed',
      undefined,
    ]);
    const payments = createPayments(texts);
    payments.dispatch({ type: 'claimed', depositId: '43', claim: 'said' });
    expect(JSON.parse(texts.get(`${samplePlayer}/paid`) ?? '')).toEqual({
      41: 'said',
      42: 'followed',
      43: 'said',
    });
  });

  it('are none of a deposit whose id every object inherits', () => {
    const text = serializeDeposit(sampleDeposit({ depositId: 'constructor' }));
    expect(current(reload({ '': text, '/paid': '{"41":"said"}' }).deposits)?.claim).toBeUndefined();
  });

  it.each(['nonsense', '{"41":"paid"}', '[]'])('are none in %s', (text) => {
    expect(reload({ '/paid': text }).deposits.list).toEqual([]);
  });
});

describe('a withdrawal stored by release 1.0.534', () => {
  it.each([
    [
      'with an unknown outcome',
      '{"version":1,"method":"visa","group":"cards","createdAt":1763800000000,"key":"0123456789abcdef0123456789abcdef"}',
      { step: 'detailsLost' },
    ],
    [
      'that was created',
      '{"version":1,"method":"visa","createdAt":1763800000000,"withdrawalId":"w1","status":"accepted"}',
      { step: 'created', withdrawal: { withdrawalId: 'w1', status: 'accepted', method: 'visa' } },
    ],
  ])('%s is read, and written back unchanged', (_, text, expected) => {
    const { texts, ...loaded } = reload({ '/withdrawal': text });
    expect(loaded.withdrawals.last).toMatchObject(expected);
    savePayments(samplePlayer, noPayments, loaded, () => storageOf(texts));
    expect(JSON.parse(texts.get(`${samplePlayer}/withdrawal`) ?? '')).toEqual(JSON.parse(text));
  });

  it.each(['nonsense', '{}', '{"version":2}'])('is none in %s, which is removed', (text) => {
    const { texts, withdrawals } = reload({ '/withdrawal': text });
    expect(withdrawals.last).toEqual({ step: 'none' });
    expect(texts.size).toBe(0);
  });
});

describe('without a storage', () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };

  it('payments live in memory', () => {
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    storeDeposit(store, sent);
    expect(store.get(currentDepositAtom)?.key).toBe('k1');
    store.set(sessionAtom, sampleSession({ user: { token: 'next' } }));
    expect(store.get(currentDepositAtom)?.key).toBe('k1');
    getItem.mockRestore();
    setItem.mockRestore();
  });

  it('a full storage keeps no older text', () => {
    const texts = new Map<string, string>();
    createPayments(texts).put(sent);
    const before = loadPayments(samplePlayer, () => storageOf(texts));
    const full = { ...storageOf(texts), setItem: refuse };
    const after = { ...before, deposits: { list: [{ ...sent, key: 'k2', place: 'current' as const }] } };
    savePayments(samplePlayer, before, after, () => full);
    expect(texts.size).toBe(0);
  });
});

describe('the payments of a player', () => {
  const storeOf = (fields: Parameters<typeof sampleSession>[0]) => {
    const store = createStore();
    store.set(sessionAtom, sampleSession(fields));
    return store;
  };
  const key = (store: ReturnType<typeof storeOf>) => store.get(currentDepositAtom)?.key;
  afterEach(() => {
    window.name = '';
  });

  it('are not shared with another player, partner or widget instance', () => {
    storeDeposit(storeOf({}), sent);
    expect(key(storeOf({ user: { id: 8 } }))).toBeUndefined();
    expect(key(storeOf({ payload: { partnerKey: 'other' } }))).toBeUndefined();
    const otherMount = storeOf({});
    otherMount.set(instanceAtom, 'package-2');
    expect(key(otherMount)).toBeUndefined();
    window.name = 'second';
    expect(key(storeOf({}))).toBeUndefined();
    window.name = '';
    expect(key(storeOf({}))).toBe('k1');
  });

  it('are gone from the page when the host names another player, and are found again for the first player', () => {
    const store = storeOf({});
    storeDeposit(store, sampleDeposit());
    store.set(sessionAtom, sampleSession({ user: { id: 'another' } }));
    expect(store.get(openPaymentsAtom)).toEqual([]);
    storeDeposit(store, sampleDeposit({ depositId: '42' }));
    store.set(sessionAtom, sampleSession());
    expect(store.get(openPaymentsAtom).map(({ depositId }) => depositId)).toEqual(['41']);
  });

  it('take an answer that arrives after the host has changed the player', () => {
    const store = storeOf({});
    storeDeposit(store, sampleDeposit());
    const player = store.get(attemptKeyAtom);
    store.set(sessionAtom, sampleSession({ user: { id: 'another' } }));
    store.set(paymentsAtom, { type: 'claimed', depositId: '41', claim: 'followed' }, player);
    expect(depositWith(store.get(paymentsAtom).deposits, '41')).toBeUndefined();
    store.set(sessionAtom, sampleSession());
    expect(storedDeposit(store)?.isPaid).toBe(true);
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
])('a start at %s resumes a deposit at %s: %s', (start, screen, gives) => {
  expect(canResume(sampleDeposit({ screen }), start)).toBe(gives);
});

it('keeps a deposit whose amounts on the chain are no amounts, without them', () => {
  const chain = { amount: '', currency: 'USDT', credited: { amount: '1e', currency: 'USD' }, seenAt: 1 };
  const laterCoins = [{ ...chain, status: 'waiting' }];
  expect(current(reload({ '': changed({ chain, laterCoins }) }).deposits)).toMatchObject({
    onchainTransaction: { amount: undefined, credited: undefined, seenAt: 1 },
    additionalTransactions: [{ amount: undefined, credited: undefined, seenAt: 1 }],
  });
});
