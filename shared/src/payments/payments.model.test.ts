/** @jest-environment jsdom */
import { completePeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { attemptKeyAtom, createStore, type Store, sessionAtom } from '@paywidget/shared/state';
import { sampleOrderContext, sampleSession } from '@paywidget/shared/testing';
import fc from 'fast-check';
import { type Deposit, isOpenPayment } from './deposit';
import { depositWith } from './deposits';
import {
  currentDepositAtom,
  openPaymentsAtom,
  paymentsAtom,
  shownDepositAtom,
  withdrawalAtom,
} from './payments';
import type { PaymentEvent } from './reducePayments';
import { loadPayments } from './storedPayments';
import { storedWithdrawalOf } from './withdrawal';

/** A marker for data that must never be stored: an answer with a card, a report with field values, a request's fields. */
const secret = '4111111111111111';

const depositId = fc.constantFrom('d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7');
const status = fc.constantFrom(
  'waiting' as const,
  'accepted' as const,
  'processed' as const,
  'mistaked' as const,
);
const order = fc.record({
  method: fc.constantFrom('moon', 'sun'),
  network: fc.option(fc.constant('TRC20'), { nil: undefined, freq: 4 }),
});
const ordered = order.map((fields) => sampleOrderContext(fields));
const at = fc.integer({ min: 1, max: 1_000 });
const key = fc.constantFrom('k1', 'k2', 'k3');
const answerTo = (id: string) => ({ depositId: id, card: { number: secret } });
const call = { endpoint: completePeerToPeerDeposit, payload: { fields: { number: secret } } };
const redirect = {
  redirect: { url: `https://bank.example/?card=${secret}`, method: 'GET' as const, data: {} },
  redirectMode: 'helper' as const,
  screen: 'deposit.complete',
};
const request = {
  amount: 5,
  currency: 'USD',
  paymentType: 'moon',
  fields: { secret },
  accountType: 'main' as const,
};
const withdrawalOrder = fc.record({ key, createdAt: at, request: fc.constant(request) });

const of = <Type extends PaymentEvent['type']>(type: Type) => fc.constant({ type });

const depositEvent = fc.oneof(
  fc
    .record({ order: ordered, key, at, depositId: fc.option(depositId, { nil: undefined }) })
    .map((fields): PaymentEvent => ({ type: 'sent', ...fields })),
  fc.record({ order: ordered, id: depositId, at, deadline: fc.option(at, { nil: undefined }) }).map(
    ({ id, ...fields }): PaymentEvent => ({
      type: 'resolved',
      answer: answerTo(id),
      awaitsRedirect: false,
      ...fields,
    }),
  ),
  fc
    .record({ depositId, order: ordered, at })
    .map((fields): PaymentEvent => ({ type: 'undelivered', ...fields })),
  fc.record({ depositId }).map((fields): PaymentEvent => ({ type: 'answered', ...fields })),
  fc.record({ depositId, status }).map((fields): PaymentEvent => ({ type: 'statusReceived', ...fields })),
  fc
    .record({ depositId, status })
    .map((fields): PaymentEvent => ({ type: 'statusReceived', isOver: true, ...fields })),
  fc
    .record({ status, isAssumed: fc.boolean() })
    .map((fields): PaymentEvent => ({ type: 'shownStatusReceived', ...fields })),
  fc
    .record({ depositId, status, method: fc.constant('moon'), isClaimed: fc.boolean() })
    .map((fields): PaymentEvent => ({ type: 'invoiceLeft', ...fields })),
  fc
    .record({ depositId, claim: fc.constantFrom('said' as const, 'followed' as const) })
    .map((fields): PaymentEvent => ({ type: 'claimed', ...fields })),
  fc.record({ depositId }).map(
    (fields): PaymentEvent => ({
      type: 'reported',
      method: 'moon',
      report: { step: 'sending', call },
      ...fields,
    }),
  ),
  fc.record({ depositId: fc.option(depositId, { nil: undefined }), order: ordered, status, at }).map(
    (fields): PaymentEvent => ({
      type: 'coinsSeen',
      onchainTransaction: { txid: 't1', seenAt: 1 },
      ...fields,
    }),
  ),
  fc.record({ depositId }).map((fields): PaymentEvent => ({ type: 'redirectWaits', redirect, ...fields })),
  fc.record({ depositId }).map((fields): PaymentEvent => ({ type: 'addressFollowed', ...fields })),
  fc.record({ depositId }).map((fields): PaymentEvent => ({ type: 'named', ...fields })),
  fc.record({ depositId }).map((fields): PaymentEvent => ({ type: 'turnedBack', ...fields })),
  fc.record({ depositId }).map((fields): PaymentEvent => ({ type: 'ended', ...fields })),
  of('discarded'),
  of('answerForgotten'),
  of('redirectForgotten'),
  of('released'),
  of('left'),
  of('addressLeft'),
);
const withdrawalEvent = fc.oneof(
  withdrawalOrder.map((sent): PaymentEvent => ({ type: 'withdrawalSent', order: sent })),
  withdrawalOrder.map((sent): PaymentEvent => ({ type: 'withdrawalUnanswered', order: sent })),
  fc
    .record({ order: withdrawalOrder, withdrawalId: fc.constantFrom('w1', 'w2'), status })
    .map((fields): PaymentEvent => ({ type: 'withdrawalCreated', ...fields })),
  fc
    .record({ withdrawalId: fc.constantFrom('w1', 'w2'), status })
    .map((fields): PaymentEvent => ({ type: 'withdrawalStatusReceived', ...fields })),
  of('keyConflicted'),
  of('keyExpired'),
  of('withdrawalSeen'),
  of('withdrawalLeft'),
);

const tab = fc.constantFrom(0 as const, 1 as const);
const action = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('event' as const), tab, event: depositEvent }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('event' as const), tab, event: withdrawalEvent }) },
  // The player opens one of their stored deposits again.
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('restore' as const),
      tab,
      index: fc.nat(5),
      id: depositId,
      status,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('player' as const), tab, id: fc.constantFrom(7, 8) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('late' as const), tab, event: depositEvent }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('duplicate' as const) }) },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** A browser's tab: a separate session storage, and a widget in it. */
interface Tab {
  storage: Map<string, string>;
  player: number;
  store: Store;
}

const openTab = (storage: Map<string, string>, player: number): Tab => {
  const store = createStore();
  store.set(sessionAtom, sampleSession({ user: { id: player } }));
  return { storage, player, store };
};

const texts = (): [string, string][] =>
  Array.from({ length: sessionStorage.length }, (_, index) => {
    const name = sessionStorage.key(index) ?? '';
    return [name, sessionStorage.getItem(name) ?? ''];
  });

/** Gives the page the storage of a tab while something happens in the tab. */
function within<Result>({ storage }: Tab, happen: () => Result): Result {
  sessionStorage.clear();
  for (const [name, text] of storage) sessionStorage.setItem(name, text);
  const result = happen();
  storage.clear();
  for (const [name, text] of texts()) storage.set(name, text);
  return result;
}

const byRef = (list: readonly Deposit[]) => [...list].sort((a, b) => a.ref.localeCompare(b.ref));

/** The parts of a record that survive a reload. */
const kept = ({ depositId, order, place, isUnknown, key: itsKey, createdAt, deadline, claim }: Deposit) =>
  JSON.parse(
    JSON.stringify({
      depositId,
      order,
      place,
      isUnknown,
      key: itsKey,
      createdAt: createdAt ?? 0,
      deadline,
      claim,
    }),
  );

/** Every view of the payments must agree with the records. */
function compareViews({ store, storage }: Tab) {
  const { deposits, withdrawals } = store.get(paymentsAtom);
  const { list } = deposits;
  const ids = list.flatMap(({ depositId: id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(list.map(({ ref }) => ref)).size).toBe(list.length);
  const current = list.filter(({ place }) => place === 'current');
  const open = list.filter(({ place }) => place === 'open');
  expect(current.length).toBeLessThanOrEqual(1);
  expect(open.length).toBeLessThanOrEqual(5);
  expect(open.every(isOpenPayment)).toBe(true);
  // The atoms that screens read.
  expect(store.get(currentDepositAtom)).toBe(current[0]);
  expect(store.get(openPaymentsAtom)).toEqual([...current.filter(isOpenPayment), ...open]);
  expect(store.get(shownDepositAtom)).toBe(list.find(({ ref }) => ref === deposits.shown));
  expect(store.get(withdrawalAtom)).toBe(withdrawals.last);
  for (const id of ids) expect(depositWith(deposits, id)?.depositId).toBe(id);
  // The storage: the texts that a reload finds.
  const reloaded = loadPayments(store.get(attemptKeyAtom));
  const stored = reloaded.deposits.list.filter(({ place }) => place !== undefined);
  expect(stored.map(kept)).toEqual([...current, ...open].map(kept));
  const claims = (all: readonly Deposit[]) =>
    byRef(all.filter(({ claim, depositId: id }) => claim && id)).map(({ depositId: id, claim }) => [
      id,
      claim,
    ]);
  expect(new Map(claims(reloaded.deposits.list) as [string, string][])).toEqual(
    new Map(claims(list) as [string, string][]),
  );
  expect(storedWithdrawalOf(reloaded.withdrawals.last)).toEqual(
    JSON.parse(JSON.stringify(storedWithdrawalOf(withdrawals.last) ?? null)) ?? undefined,
  );
  for (const text of storage.values()) expect(text).not.toContain(secret);
}

function act(tabs: [Tab, Tab], step: Action) {
  if (step.do === 'duplicate') {
    const [first] = tabs;
    tabs[1] = openTab(new Map(first.storage), first.player);
    return;
  }
  const acting = tabs[step.tab];
  within(acting, () => {
    const { store } = acting;
    const { deposits } = store.get(paymentsAtom);
    const others = otherTexts(acting);
    switch (step.do) {
      case 'event':
        store.set(paymentsAtom, step.event);
        mustKeep(deposits.list, store.get(paymentsAtom).deposits.list, step.event);
        expect(otherTexts(acting)).toEqual(others);
        break;
      case 'restore': {
        const stored = deposits.list.filter(({ place }) => place !== undefined)[step.index];
        if (!stored) break;
        const { ref, depositId: id = step.id } = stored;
        store.set(paymentsAtom, {
          type: 'restored',
          ref,
          depositId: id,
          status: step.status,
          answer: answerTo(id),
        });
        break;
      }
      case 'reload':
        acting.store = openTab(acting.storage, acting.player).store;
        break;
      case 'player':
        acting.player = step.id;
        store.set(sessionAtom, sampleSession({ user: { id: step.id } }));
        break;
      case 'late': {
        // An answer for the other player of this tab changes nothing that this player sees.
        const before = store.get(paymentsAtom);
        const player = store.get(attemptKeyAtom).replace(/\/\d\//, acting.player === 7 ? '/8/' : '/7/');
        store.set(paymentsAtom, step.event, player);
        expect(store.get(paymentsAtom)).toBe(before);
        break;
      }
    }
  });
}

/** The stored texts of the tab's other player. */
const otherTexts = ({ store }: Tab) => {
  const own = store.get(attemptKeyAtom);
  return texts().filter(([name]) => !name.startsWith(own));
};

/** No event removes the player's claim, or the key of a request that may have created a deposit. */
function mustKeep(before: readonly Deposit[], after: readonly Deposit[], event: PaymentEvent) {
  for (const { depositId: id, claim } of before) {
    if (id === undefined || claim === undefined) continue;
    const now = after.find((deposit) => deposit.depositId === id)?.claim;
    expect(now === claim || now === 'followed').toBe(true);
  }
  const sent = before.find(({ place, key: itsKey }) => place === 'current' && itsKey !== undefined);
  const definite = ['sent', 'resolved', 'undelivered', 'discarded', 'coinsSeen', 'invoiceLeft'];
  if (!sent || definite.includes(event.type)) return;
  if (event.type === 'ended' || ('isOver' in event && event.isOver) || event.type === 'left') return;
  expect(after.find(({ ref }) => ref === sent.ref)?.key).toBe(sent.key);
}

it('every view of a payment says the same: whatever happens, in two tabs, for two players, with reloads', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const tabs: [Tab, Tab] = [openTab(new Map(), 7), openTab(new Map(), 7)];
      for (const step of actions) {
        act(tabs, step);
        for (const each of tabs) within(each, () => compareViews(each));
      }
    }),
    { numRuns: 150 },
  );
}, 120_000);
