/**
 * The life of a deposit, as a reducer: one event, one next state. Nothing else changes a record.
 *
 *                 sent                    resolved                 left, released
 *   no place ──────────▶ current, unknown ─────────▶ current ─────────────────────▶ open
 *      ▲                     │    │    ▲              │  ▲                         │ │
 *      │    discarded        │    └────┘              │  └──────── restored ───────┘ │
 *      ├─────────────────────┘  undelivered           │                              │
 *      │    ended, or a final status is over or left  │                              │
 *      └──────────────────────────────────────────────┴──────────────────────────────┘
 *
 * - `sent` also leads from `current` back to `current, unknown`: the call continues the deposit, for example with more fields.
 * - `undelivered` sets the id. The outcome stays unknown to the player, who had left before the answer.
 * - `restored` also leads from `current, unknown` to `current`, after a reload.
 * - There is one current deposit. If another deposit becomes current, the previous one becomes open. What is no open payment
 *   (`isOpenPayment`) gets no place instead.
 * - `shown` is separate from the place: it names the record whose page the player sees. `resolved`, `restored`, `shown` and others
 *   set it, `left` clears it.
 *
 * A reload keeps records with a `place`: the current deposit and the open deposits (`storedPayments.ts`). Facts that only
 * this page knows are lost: the answer with its card, the waiting redirect, the report's call.
 */
import type { Deposit, EndReason, PaymentReport } from './deposit';
import { isOpenPayment } from './deposit';
import type { DepositEvent } from './depositEvents';
import { currentDeposit, type Deposits, depositWith, shownDeposit } from './deposits';
import { advanceStatus, isFinalStatus } from './status';

/** The number of open payments to keep. Lists no longer show older ones. */
const maxOpen = 5;

/** The record of a deposit that only a page shows: neither its order nor its id is known. */
const unnamedRef = 'unnamed';

export const noDeposits: Deposits = { list: [] };

type Event<Type extends DepositEvent['type']> = Extract<DepositEvent, { type: Type }>;

/** Returns the next state. Returns the same object if the event changes nothing. */
export function reduceDeposits(state: Deposits, event: DepositEvent): Deposits {
  switch (event.type) {
    case 'sent':
      return send(state, event);
    case 'answered':
      return put(state, { ...known(state, event.depositId), wasAnswered: true });
    case 'resolved':
      return resolve(state, event);
    case 'undelivered':
      return markUndelivered(state, event);
    case 'discarded':
      return discard(state);
    case 'answerForgotten':
      return changeShown(state, { answer: undefined });
    case 'answerRenewed':
      return change(state, event.depositId, { answer: event.answer, deadline: event.deadline });
    case 'restored':
      return restore(state, event);
    case 'shown':
      return show(state, event.ref);
    case 'named':
      return name(state, event);
    case 'redirectWaits':
      return changeIfShown(state, event.depositId, { redirect: event.redirect, awaitsRedirect: true });
    case 'redirectDelivered':
      return changeIfShown(state, event.depositId, { redirect: undefined, awaitsRedirect: false });
    case 'redirectForgotten':
      return changeShown(state, { redirect: undefined });
    case 'coinsSeen':
      return seeCoins(state, event);
    case 'coinsChanged': {
      const { type: _, ...coins } = event;
      return changeShown(state, coins);
    }
    case 'addressFollowed':
      return followAddress(state, event);
    case 'statusReceived':
      return receiveStatus(state, depositWith(state, event.depositId), event);
    case 'shownStatusReceived':
      return receiveStatus(...shownOrUnnamed(state), event);
    case 'invoiceLeft':
      return leaveInvoice(state, event);
    case 'claimed':
      return claim(state, event);
    case 'reported':
      return report(state, event);
    case 'reportForgotten':
      return change(state, event.depositId, { report: undefined });
    case 'cancelRequested':
      return changeEach(state, ({ isUnknown, order }) =>
        isUnknown && order.method === event.method ? { isCancelRequested: true } : {},
      );
    case 'cancelForgotten':
      return changeEach(state, ({ isCancelRequested }) =>
        isCancelRequested ? { isCancelRequested: undefined } : {},
      );
    case 'turnedBack':
      return change(state, event.depositId, { isLeft: true });
    case 'turnForgotten':
      return changeEach(state, ({ isLeft }) => (isLeft ? { isLeft: undefined } : {}));
    case 'ended':
      return change(state, event.depositId, { place: undefined });
    case 'released':
      return release(state, shownDeposit(state));
    case 'left': {
      const shown = shownDeposit(state);
      const gone = { answer: undefined, redirect: undefined, isStatusAssumed: undefined } as const;
      const status = shown?.isStatusAssumed ? 'waiting' : shown?.status;
      const released = release(state, shown);
      return prune({ ...changeShown(released, { ...gone, ...(status && { status }) }), shown: undefined });
    }
    case 'addressLeft': {
      const current = currentDeposit(state);
      const isUnused =
        current?.order.network !== undefined && !current.onchainTransaction && current.claim !== 'followed';
      return isUnused ? put(state, { ...current, place: undefined }) : state;
    }
  }
}

const unnamed = (): Deposit => ({ ref: unnamedRef, order: {}, isUnknown: false, status: 'waiting' });

/** The record of a deposit, or a new one. */
const known = (state: Deposits, depositId: string): Deposit =>
  depositWith(state, depositId) ?? { ...unnamed(), ref: depositId, depositId };

/** Writes a record to its place. A new record comes first. */
function put(state: Deposits, deposit: Deposit): Deposits {
  const isKnown = state.list.some(({ ref }) => ref === deposit.ref);
  const list = isKnown
    ? state.list.map((other) => (other.ref === deposit.ref ? deposit : other))
    : [deposit, ...state.list];
  return { ...state, list };
}

/** Writes a record before all others. */
function putFirst(state: Deposits, deposit: Deposit): Deposits {
  return { ...state, list: [deposit, ...state.list.filter(({ ref }) => ref !== deposit.ref)] };
}

const remove = (state: Deposits, refOf: string | undefined): Deposits => ({
  ...state,
  list: state.list.filter(({ ref }) => ref !== refOf),
});

function changeEach(state: Deposits, changesOf: (deposit: Deposit) => Partial<Deposit>): Deposits {
  const list = state.list.map((deposit) => {
    const changes = changesOf(deposit);
    return Object.keys(changes).length > 0 ? { ...deposit, ...changes } : deposit;
  });
  return list.some((deposit, index) => deposit !== state.list[index]) ? { ...state, list } : state;
}

const change = (state: Deposits, depositId: string, changes: Partial<Deposit>): Deposits =>
  changeEach(state, (deposit) => (deposit.depositId === depositId ? changes : {}));

const changeShown = (state: Deposits, changes: Partial<Deposit>): Deposits =>
  changeEach(state, ({ ref }) => (ref === state.shown ? changes : {}));

/** The player may have started another deposit meanwhile. Then nothing changes. */
const changeIfShown = (state: Deposits, depositId: string, changes: Partial<Deposit>): Deposits =>
  shownDeposit(state)?.depositId === depositId ? changeShown(state, changes) : state;

/**
 * Shows the page of a deposit. Removes the answers of other deposits: they may hold a card, and their pages ask the server
 * again.
 */
function show(state: Deposits, ref: string): Deposits {
  const changed = changeEach(state, (deposit) => {
    if (deposit.ref === ref) return deposit.isSeen ? {} : { isSeen: true };
    return deposit.answer || deposit.redirect ? { answer: undefined, redirect: undefined } : {};
  });
  return prune({ ...changed, shown: ref });
}

/** Forgets records that nothing names any more. A record with an id stays: the server may name it again. */
function prune(state: Deposits): Deposits {
  const isNeeded = ({ ref, depositId, place, isUnknown }: Deposit) =>
    depositId !== undefined || place !== undefined || isUnknown || ref === state.shown;
  return state.list.every(isNeeded) ? state : { ...state, list: state.list.filter(isNeeded) };
}

/** Makes a deposit an open payment, the newest one. A deposit that cannot be an open payment is no longer stored. */
function setAside(state: Deposits, deposit: Deposit): Deposits {
  if (!isOpenPayment(deposit)) return prune(put(state, { ...deposit, place: undefined }));
  const next = putFirst(state, { ...deposit, place: 'open' });
  const tooOld = next.list.filter(({ place }) => place === 'open').slice(maxOpen);
  return changeEach(next, (other) => (tooOld.includes(other) ? { place: undefined } : {}));
}

/** Another deposit becomes the current one. The previous current deposit becomes an open payment. */
function setAsideCurrent(state: Deposits, nextId: string | undefined): Deposits {
  const current = currentDeposit(state);
  const isSame = current && nextId !== undefined && current.depositId === nextId;
  return current && !isSame ? setAside(state, current) : state;
}

/** The record of the request that is in progress. There is at most one. */
const sentDeposit = (
  { list }: Deposits,
  { method }: { method: string },
  depositId: string,
): Deposit | undefined =>
  list.find(
    (deposit) =>
      deposit.isUnknown &&
      deposit.order.method === method &&
      (deposit.depositId === undefined || deposit.depositId === depositId),
  );

function send(state: Deposits, { order, key, depositId, sessionId, at }: Event<'sent'>): Deposits {
  const next = withoutRequests(setAsideCurrent(state, depositId));
  const continued = depositWith(next, depositId);
  return putFirst(next, {
    ...(continued ?? unnamed()),
    ref: continued?.ref ?? key,
    ...(depositId !== undefined && { depositId }),
    order,
    isUnknown: true,
    key,
    createdAt: at,
    deadline: undefined,
    sessionId,
    awaitsRedirect: undefined,
    // A request for an address moves no money, and a later check may return another network.
    place: order.network === undefined ? 'current' : undefined,
  });
}

/** Forgets requests for an address if nobody waits for their outcome any more. */
const withoutRequests = (state: Deposits): Deposits => ({
  ...state,
  list: state.list.filter(
    ({ isUnknown, depositId, place }) => !(isUnknown && depositId === undefined && place === undefined),
  ),
});

function resolve(
  state: Deposits,
  { order, answer, deadline, awaitsRedirect, at }: Event<'resolved'>,
): Deposits {
  const { depositId } = answer;
  const sent = sentDeposit(state, order, depositId);
  const earlier = depositWith(state, depositId);
  const ref = sent?.ref ?? earlier?.ref ?? depositId;
  const others = remove(remove(state, sent?.ref), earlier?.ref);
  const resolved: Deposit = {
    ...unnamed(),
    ...earlier,
    ref,
    depositId,
    order,
    isUnknown: false,
    key: undefined,
    createdAt: sent?.createdAt ?? earlier?.createdAt ?? at,
    deadline,
    sessionId: sent?.sessionId ?? earlier?.sessionId,
    awaitsRedirect: awaitsRedirect || undefined,
    redirect: undefined,
    answer,
    wasAnswered: true,
    isCancelRequested: sent?.isCancelRequested,
    status: 'waiting',
    isStatusAssumed: undefined,
    endReason: undefined,
    place: 'current',
  };
  return show(putFirst(setAsideCurrent(others, depositId), resolved), ref);
}

function markUndelivered(state: Deposits, { depositId, order, at }: Event<'undelivered'>): Deposits {
  const current = currentDeposit(state);
  // The server may answer with another deposit than the deposit that the request has continued.
  const isOther = current?.depositId !== undefined && current.depositId !== depositId;
  const sent = isOther ? undefined : current;
  const rest = isOther ? setAside(state, current) : state;
  const earlier = depositWith(rest, depositId);
  const record = { ...unnamed(), createdAt: at, ...earlier, ...sent };
  const ref = sent?.ref ?? earlier?.ref ?? depositId;
  const others = earlier && earlier.ref !== ref ? remove(rest, earlier.ref) : rest;
  return putFirst(others, {
    ...record,
    ref,
    order,
    depositId,
    isUnknown: true,
    key: undefined,
    place: 'current',
    wasAnswered: true,
  });
}

function discard(state: Deposits): Deposits {
  const current = currentDeposit(state);
  const next = withoutRequests(state);
  if (!current) return next;
  return prune(put(next, { ...current, place: undefined, isUnknown: false, key: undefined }));
}

function restore(state: Deposits, event: Event<'restored'>): Deposits {
  const { ref, depositId, endReason, answer, deadline, redirect, isUnresolved } = event;
  const stored = state.list.find((deposit) => deposit.ref === ref);
  if (!stored) return state;
  const other = state.list.find((deposit) => deposit.ref !== ref && deposit.depositId === depositId);
  const rest = remove(state, other?.ref);
  // Without an answer of the server, the known facts stay.
  const status = stored.isStatusAssumed ? event.status : advanceStatus(stored.status, event.status);
  const restored: Deposit = {
    ...stored,
    claim: stored.claim ?? other?.claim,
    depositId,
    status,
    isStatusAssumed: undefined,
    endReason: stored.endReason ?? endReason,
    answer,
    deadline,
    redirect,
    ...(status !== 'waiting' && { report: arrivedReport(stored) }),
  };
  if (isFinalStatus(status)) return show(put(rest, { ...restored, place: undefined }), ref);
  if (isUnresolved) return show(put(rest, restored), ref);
  const open = { ...restored, isUnknown: false, key: undefined, awaitsRedirect: redirect !== undefined };
  const current = currentDeposit(rest);
  // An unresolved deposit stays the current one: the next submit checks it before it creates another deposit.
  if (current?.isUnknown && current.ref !== ref) return show(setAside(put(rest, open), open), ref);
  const next = current && current.ref !== ref ? setAside(rest, current) : rest;
  return show(putFirst(next, { ...open, place: 'current' }), ref);
}

function name(state: Deposits, { depositId }: Event<'named'>): Deposits {
  const shown = shownDeposit(state);
  if (shown?.depositId !== undefined) return state;
  const deposit = known(state, depositId);
  const status = shown ? advanceStatus(deposit.status, shown.status) : deposit.status;
  const isStatusAssumed = shown?.isStatusAssumed;
  return show(put(remove(state, shown?.ref), { ...deposit, status, isStatusAssumed }), deposit.ref);
}

function seeCoins(state: Deposits, event: Event<'coinsSeen'>): Deposits {
  const { depositId, order, onchainTransaction, status, endReason, at } = event;
  const earlier = depositWith(state, depositId);
  const ref = earlier?.ref ?? depositId ?? onchainTransaction.txid ?? unnamedRef;
  const isFollowed = depositId !== undefined && !isFinalStatus(status);
  const seen: Deposit = {
    ...unnamed(),
    ...earlier,
    ref,
    ...(depositId !== undefined && { depositId }),
    order: isFollowed ? order : { ...order, ...earlier?.order },
    status,
    isStatusAssumed: undefined,
    endReason,
    onchainTransaction,
    additionalTransactions: undefined,
  };
  if (!isFollowed) return show(put(state, seen), ref);
  const current = currentDeposit(state);
  const open: Deposit = { ...seen, isUnknown: false, key: undefined, createdAt: at };
  const next = current?.isUnknown
    ? setAside(put(state, open), open)
    : putFirst(setAsideCurrent(state, depositId), { ...open, place: 'current' });
  return show(next, ref);
}

function followAddress(state: Deposits, { depositId }: Event<'addressFollowed'>): Deposits {
  const current = currentDeposit(state);
  if (current?.order.network === undefined || current.depositId === depositId) return state;
  const deposit = known(state, depositId);
  const order = { ...current.order, ...deposit.order };
  const createdAt = deposit.createdAt ?? current.createdAt;
  const next = put(state, { ...current, place: undefined });
  return putFirst(next, { ...deposit, order, createdAt, place: 'current' });
}

function shownOrUnnamed(state: Deposits): [Deposits, Deposit] {
  const shown = shownDeposit(state);
  if (shown) return [state, shown];
  return [{ ...put(state, unnamed()), shown: unnamedRef }, unnamed()];
}

interface ReceivedStatus {
  readonly status: Deposit['status'];
  readonly endReason?: EndReason;
  readonly isOver?: boolean;
  readonly isAssumed?: boolean;
}

const receivedReport = (report: PaymentReport | undefined): PaymentReport | undefined =>
  report && { ...report, step: 'received', call: undefined };

/** Any status but `waiting` shows that a report has arrived, also a report that was sent before a reload. */
const arrivedReport = ({ report, claim }: Deposit): PaymentReport | undefined =>
  report ? receivedReport(report) : claim && { step: 'received' };

function receiveStatus(state: Deposits, deposit: Deposit | undefined, received: ReceivedStatus): Deposits {
  if (!deposit) return state;
  const status = advanceStatus(deposit.status, received.status);
  const endReason = deposit.endReason ?? received.endReason;
  const isAssumed = received.isAssumed && status !== deposit.status ? true : deposit.isStatusAssumed;
  const isConfirmed = !received.isAssumed && received.status !== 'waiting';
  const changed: Deposit = {
    ...deposit,
    status,
    endReason,
    isStatusAssumed: isConfirmed ? undefined : isAssumed,
    // A status that was known before is no news: a forgotten report stays forgotten.
    ...(status !== 'waiting' && {
      report: status === deposit.status ? receivedReport(deposit.report) : arrivedReport(deposit),
    }),
    ...(received.isOver && { place: undefined }),
  };
  const isSame =
    status === deposit.status &&
    endReason === deposit.endReason &&
    changed.isStatusAssumed === deposit.isStatusAssumed &&
    changed.place === deposit.place &&
    changed.report?.step === deposit.report?.step;
  return isSame ? state : put(state, changed);
}

function leaveInvoice(state: Deposits, event: Event<'invoiceLeft'>): Deposits {
  const { depositId, method, status, endReason, isClaimed } = event;
  const deposit = known(state, depositId);
  const isFinal = isFinalStatus(status);
  const left: Deposit = {
    ...deposit,
    order: { method, ...deposit.order },
    status,
    endReason,
    isStatusAssumed: undefined,
    ...(status !== 'mistaked' && { claim: 'followed' }),
    report: isClaimed
      ? receivedReport(deposit.report ?? { step: 'received' })
      : receivedReport(deposit.report),
    ...(isFinal && { place: undefined }),
  };
  return show(put(state, left), left.ref);
}

function claim(state: Deposits, { depositId, claim }: Event<'claimed'>): Deposits {
  const deposit = known(state, depositId);
  return deposit.claim === 'followed' || deposit.claim === claim ? state : put(state, { ...deposit, claim });
}

function report(state: Deposits, { depositId, method, report }: Event<'reported'>): Deposits {
  const deposit = known(state, depositId);
  const order = { method, ...deposit.order };
  return put(state, { ...deposit, order, report: { ...deposit.report, ...report } });
}

function release(state: Deposits, shown: Deposit | undefined): Deposits {
  if (shown?.depositId === undefined || shown.place === undefined) return state;
  return isFinalStatus(shown.status) ? put(state, { ...shown, place: undefined }) : setAside(state, shown);
}
