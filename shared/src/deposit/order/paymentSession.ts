import type { Api } from '@paywidget/shared/api';
import { startSession } from '@paywidget/shared/contract/payments';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';
import { type AttemptStore, attemptStoreAtom, paymentSessionAtom, type Store } from '@paywidget/shared/state';

/**
 * The start that counts, of each player: a second one for its method is one too many, whichever screen asks. One for
 * another method means that the player has gone on to that one; what comes of the first no longer counts.
 */
const starting = new WeakMap<AttemptStore, SessionStart>();

export interface SessionStart {
  /** The method's name. */
  method: string;
  amount: Decimal;
  currency: string;
}

/** Starts the payment session of the player's deposit. One that cannot be started is no obstacle. */
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
    // The call has told the host; the deposit goes without a session.
  } finally {
    if (starting.get(player) === start) starting.delete(player);
  }
}

/** The deposit is made: the next one has a session of its own, whatever this one's answer is still to say. */
export function endPaymentSession(store: Store): void {
  starting.delete(store.get(attemptStoreAtom));
  store.set(paymentSessionAtom, undefined);
}
