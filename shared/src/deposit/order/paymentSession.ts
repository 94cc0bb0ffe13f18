import type { Api } from '@paywidget/shared/api';
import { startSession } from '@paywidget/shared/contract/payments';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';
import { attemptKeyAtom, perPlayerAtom, type Store } from '@paywidget/shared/state';

export interface SessionStart {
  /** The method's name. */
  method: string;
  amount: Decimal;
  currency: string;
}

/** The ids of payment sessions, by the method's name. Only for deposits whose form is being filled in. */
export const paymentSessionsAtom = perPlayerAtom<ReadonlyMap<string, string>>(new Map());

/** The starts in progress, by the method's name. */
const startsAtom = perPlayerAtom<ReadonlyMap<string, SessionStart>>(new Map());

/** Returns the map without one entry. Returns the same map if it has no such entry. */
function without<Value>(entries: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const others = new Map(entries);
  return others.delete(key) ? others : entries;
}

/**
 * Starts the payment session of the player's deposit. A second start for the same method is ignored while the first is in progress.
 * If it fails, the deposit goes on without a session.
 */
export async function startPaymentSession(store: Store, api: Api, start: SessionStart): Promise<void> {
  const { method, amount, currency } = start;
  const player = store.get(attemptKeyAtom);
  const starts = store.get(startsAtom);
  if (starts.has(method)) return;
  store.set(startsAtom, new Map(starts).set(method, start));
  /** False once the deposit is created, or the host has changed the player. */
  const isWanted = () => store.get(attemptKeyAtom) === player && store.get(startsAtom).get(method) === start;
  try {
    const payload = { paymentType: method, amount: toRequestNumber(amount), currency };
    const { paymentSessionId: id } = await api.call(startSession, payload);
    if (isWanted()) store.set(paymentSessionsAtom, new Map(store.get(paymentSessionsAtom)).set(method, id));
  } catch {
    // The api has reported the failure to the host.
  } finally {
    if (isWanted()) store.set(startsAtom, without(store.get(startsAtom), method));
  }
}

/**
 * Called when a method's deposit is created. The next deposit starts another session, even if this start is still in
 * progress.
 */
export function endPaymentSession(store: Store, method: string): void {
  store.set(startsAtom, without(store.get(startsAtom), method));
  const sessions = store.get(paymentSessionsAtom);
  const others = without(sessions, method);
  if (others !== sessions) store.set(paymentSessionsAtom, others);
}
