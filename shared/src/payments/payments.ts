import { attemptKeyAtom, type Store } from '@paywidget/shared/state';
import { atom, type Getter } from 'jotai';
import { currentDeposit, openPayments, shownDeposit } from './deposits';
import { type PaymentEvent, type Payments, reducePayments } from './reducePayments';
import { loadPayments, savePayments } from './storedPayments';

/** The payments that this page has changed, and the player who owns them. Only tests set this atom directly. */
export const changedPaymentsAtom = atom<{ readonly player: string; readonly payments: Payments } | undefined>(
  undefined,
);

const storedAtom = atom((get) => loadPayments(get(attemptKeyAtom)));

/** The payments of a player: the payments that this page has changed, else the stored payments. */
function paymentsFor(get: Getter, player: string): Payments {
  const changed = get(changedPaymentsAtom);
  if (changed?.player === player) return changed.payments;
  return player === get(attemptKeyAtom) ? get(storedAtom) : loadPayments(player);
}

/**
 * The player's payments. To change them, set an event. `player` is the key (`attemptKeyAtom`) of the player who owns the
 * payment, by default the current player: the host may have changed the player before a call is answered. Then the current
 * player sees no change.
 */
export const paymentsAtom = atom(
  (get): Payments => paymentsFor(get, get(attemptKeyAtom)),
  (get, set, event: PaymentEvent, player: string = get(attemptKeyAtom)) => {
    const before = paymentsFor(get, player);
    const after = reducePayments(before, event);
    if (after === before) return;
    savePayments(player, before, after);
    // The host may show the earlier player again. Then this page must not know older facts about the player than the
    // storage.
    const isKept = player === get(attemptKeyAtom) || player === get(changedPaymentsAtom)?.player;
    if (isKept) set(changedPaymentsAtom, { player, payments: after });
  },
);

/** The payments of the player who is current now, for calls that may be answered after the host has changed the player. */
export interface PlayerPayments {
  read(): Payments;
  dispatch(event: PaymentEvent): void;
}

export function paymentsOf(store: Store): PlayerPayments {
  const player = store.get(attemptKeyAtom);
  return {
    read: () => paymentsFor(store.get, player),
    dispatch: (event) => store.set(paymentsAtom, event, player),
  };
}

/** The deposit on the pages after the form. */
export const shownDepositAtom = atom((get) => shownDeposit(get(paymentsAtom).deposits));

/** The unfinished deposit, which the next start resumes. */
export const currentDepositAtom = atom((get) => currentDeposit(get(paymentsAtom).deposits));

/** The created deposits without a final status, for lists. */
export const openPaymentsAtom = atom((get) => openPayments(get(paymentsAtom).deposits));

/** The record of the last withdrawal. */
export const withdrawalAtom = atom((get) => get(paymentsAtom).withdrawals.last);
