import { attemptKeyAtom, type Store, type TextStorage } from '@paywidget/shared/state';
import type { Deposit, OrderContext, OrderedDeposit, PendingRedirect } from '../payments/deposit';
import { currentDeposit, depositWith, openPayments, shownDeposit } from '../payments/deposits';
import { changedPaymentsAtom, type PlayerPayments, paymentsAtom } from '../payments/payments';
import { type Payments, reducePayments } from '../payments/reducePayments';
import { parseDeposit } from '../payments/storedDeposit';
import { loadPayments, savePayments } from '../payments/storedPayments';
import { parseWithdrawal, type StoredWithdrawal } from '../payments/storedWithdrawal';
import { type WithdrawalSubmission, withdrawalFrom } from '../payments/withdrawal';
import { sampleOrderContext } from './samples';

/** Changes the payments of a store's player, in memory and in the storage, without the reducer's rules. */
function changePayments(store: Store, change: (payments: Payments) => Payments): void {
  const player = store.get(attemptKeyAtom);
  const before = store.get(paymentsAtom);
  const payments = change(before);
  savePayments(player, before, payments);
  store.set(changedPaymentsAtom, { player, payments });
}

function put(payments: Payments, deposit: Deposit, isShown: boolean): Payments {
  const { deposits } = payments;
  const others = deposits.list
    .filter(({ ref }) => ref !== deposit.ref)
    .map((other) =>
      deposit.place === 'current' && other.place === 'current' ? { ...other, place: undefined } : other,
    );
  const list = [deposit, ...others];
  return { ...payments, deposits: { list, shown: isShown ? deposit.ref : deposits.shown } };
}

/** Stores a deposit: as the current deposit, which a reload resumes, or as an open payment, which lists show. */
export function storeDeposit(
  store: Store,
  deposit: OrderedDeposit,
  place: 'current' | 'open' = 'current',
): void {
  changePayments(store, (payments) => {
    const known = depositWith(payments.deposits, deposit.depositId);
    const isShown = known !== undefined && payments.deposits.shown === known.ref;
    const said = Object.entries(deposit).filter(([, value]) => value !== undefined);
    const stored = { ...known, ...Object.fromEntries(said), ref: known?.ref ?? deposit.ref, place };
    return put(payments, stored as Deposit, isShown);
  });
}

/** The facts of a test about a deposit whose page is shown. */
export type ShownFields = Partial<Omit<Deposit, 'ref'>> & { method?: string; network?: string };

/** Shows the page of a deposit. Known facts about the deposit stay. */
export function showDeposit(store: Store, { method, network, order, ...fields }: ShownFields): void {
  changePayments(store, (payments) => {
    const depositId = fields.depositId ?? fields.answer?.depositId;
    const known = depositWith(payments.deposits, depositId);
    const named = { ...(method !== undefined && { method }), ...(network !== undefined && { network }) };
    const sample: Partial<OrderContext> = order ?? (fields.answer ? sampleOrderContext() : {});
    const deposit: Deposit = {
      ref: depositId ?? 'shown',
      isUnknown: false,
      status: 'waiting',
      ...known,
      ...fields,
      ...(depositId !== undefined && { depositId }),
      order: { ...sample, ...known?.order, ...named },
      isSeen: true,
    };
    return put(payments, deposit, true);
  });
}

/** The key of the player whose payments `createPayments` returns. */
export const samplePlayer = 'player';

/** A session storage that holds the given texts. */
export const storageOf = (texts: Map<string, string>): TextStorage => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
});

export interface SamplePayments extends PlayerPayments {
  /** Stores a deposit, without the reducer's rules. */
  put(deposit: OrderedDeposit, place?: 'current' | 'open'): void;
  /** The current deposit as a reload would find it. */
  stored(): ReturnType<typeof flattened>;
  /**
   * The ids of the deposits that lists would show after a reload: first the current deposit, then the deposits that the
   * player left, the last one first.
   */
  listedIds(): (string | undefined)[];
}

/** The payments of one player without a widget. A second call with the same texts is a reload. */
export function createPayments(texts = new Map<string, string>()): SamplePayments {
  const storage = () => storageOf(texts);
  let payments = loadPayments(samplePlayer, storage);
  const write = (next: Payments) => {
    savePayments(samplePlayer, payments, next, storage);
    payments = next;
  };
  const reloaded = () => loadPayments(samplePlayer, storage).deposits;
  return {
    read: () => payments,
    dispatch: (event) => write(reducePayments(payments, event)),
    put: (deposit, place = 'current') => write(put(payments, { ...deposit, place }, false)),
    stored: () => flattened(currentDeposit(reloaded())),
    listedIds: () => openPayments(reloaded()).map(({ depositId }) => depositId),
  };
}

/** Makes a record the record of the last withdrawal. */
export const giveWithdrawal = (store: Store, last: WithdrawalSubmission): void =>
  changePayments(store, (payments) => ({
    ...payments,
    withdrawals: { ...payments.withdrawals, last },
  }));

/** A withdrawal was sent before the page was loaded. */
export const storeWithdrawal = (store: Store, stored: StoredWithdrawal): void =>
  giveWithdrawal(store, withdrawalFrom(stored));

/** The last withdrawal in the storage. */
export const storedWithdrawal = (store: Store): StoredWithdrawal | undefined =>
  parseWithdrawal(sessionStorage.getItem(`${store.get(attemptKeyAtom)}/withdrawal`) ?? '');

/** The current deposit in the storage, with the fields of its order beside the others. */
export function storedDeposit(store: Store) {
  const text = sessionStorage.getItem(store.get(attemptKeyAtom));
  return flattened(text === null ? undefined : parseDeposit(text));
}

function flattened(stored: OrderedDeposit | undefined) {
  if (!stored) return undefined;
  const { ref: _, order, place: __, claim, status: ___, ...fields } = stored;
  return { ...order, ...fields, isPaid: claim === 'followed' || undefined };
}

/** The facts that the complete page shows about a deposit. */
export function shownTransaction(store: Store) {
  const shown = shownDeposit(store.get(paymentsAtom).deposits);
  if (!shown) return { status: 'waiting' as const };
  const { depositId, order, status, createdAt, endReason, onchainTransaction, additionalTransactions } =
    shown;
  return {
    status,
    depositId,
    method: order.method,
    createdAt,
    endReason,
    onchainTransaction,
    additionalTransactions,
  };
}

/** The answer of the shown deposit, in the form that an invoice needs. Undefined if there is no answer. */
export function shownAnswer(store: Store) {
  const { answer, order, deadline } = shownDeposit(store.get(paymentsAtom).deposits) ?? {};
  return answer && { method: order?.method, answer, deadline, network: order?.network };
}

/** The redirect of the shown deposit that waits for a window. */
export const waitingRedirect = (store: Store): PendingRedirect | undefined =>
  shownDeposit(store.get(paymentsAtom).deposits)?.redirect;
