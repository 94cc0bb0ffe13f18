import type { Api } from '@paywidget/shared/api';
import { startSession } from '@paywidget/shared/contract/payments';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';
import { type AttemptStore, attemptStoreAtom, paymentSessionAtom, type Store } from '@paywidget/shared/state';

/**
 * The session start in progress, for each player. A second start for the same method is ignored. A start for another method
 * replaces it: the result of the first is then dropped.
 */
const starting = new WeakMap<AttemptStore, SessionStart>();

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
  if (starting.get(player)?.method === method) return;
  starting.set(player, start);
  try {
    const payload = { paymentType: method, amount: toRequestNumber(amount), currency };
    const { paymentSessionId: id } = await api.call(startSession, payload);
    const isWanted = starting.get(player) === start && store.get(attemptStoreAtom) === player;
    if (isWanted) store.set(paymentSessionAtom, { method, id });
  } catch {
    // The api has reported the failure to the host.
  } finally {
    if (starting.get(player) === start) starting.delete(player);
  }
}

/** Called when the deposit is created. The next one starts its own session, even if this start is still in progress. */
export function endPaymentSession(store: Store): void {
  starting.delete(store.get(attemptStoreAtom));
  store.set(paymentSessionAtom, undefined);
}
