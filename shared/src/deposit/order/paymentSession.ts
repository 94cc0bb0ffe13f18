import type { Api } from '@paywidget/shared/api';
import { startSession } from '@paywidget/shared/contract/payments';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';
import {
  type AttemptStore,
  attemptStoreAtom,
  paymentSessionsAtom,
  type Store,
} from '@paywidget/shared/state';

/** The session starts in progress, for each player and method. A second start for the same method is ignored. */
const starting = new WeakMap<AttemptStore, Map<string, SessionStart>>();

function startsOf(player: AttemptStore): Map<string, SessionStart> {
  const starts = starting.get(player) ?? new Map<string, SessionStart>();
  starting.set(player, starts);
  return starts;
}

export interface SessionStart {
  /** The method's name. */
  method: string;
  amount: Decimal;
  currency: string;
}

/** Starts the payment session of the player's deposit. If that fails, the deposit goes on without a session. */
export async function startPaymentSession(store: Store, api: Api, start: SessionStart): Promise<void> {
  const { method, amount, currency } = start;
  const player = store.get(attemptStoreAtom);
  const starts = startsOf(player);
  if (starts.has(method)) return;
  starts.set(method, start);
  try {
    const payload = { paymentType: method, amount: toRequestNumber(amount), currency };
    const { paymentSessionId: id } = await api.call(startSession, payload);
    const isWanted = starts.get(method) === start && store.get(attemptStoreAtom) === player;
    if (isWanted) store.set(paymentSessionsAtom, new Map(store.get(paymentSessionsAtom)).set(method, id));
  } catch {
    // The api has reported the failure to the host.
  } finally {
    if (starts.get(method) === start) starts.delete(method);
  }
}

/** Called when a method's deposit is created. The next one starts its own session, even if this start is still in progress. */
export function endPaymentSession(store: Store, method: string): void {
  startsOf(store.get(attemptStoreAtom)).delete(method);
  const sessions = new Map(store.get(paymentSessionsAtom));
  if (sessions.delete(method)) store.set(paymentSessionsAtom, sessions);
}
