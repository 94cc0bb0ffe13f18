import {
  type Attempt,
  choiceAtom,
  countryAtom,
  createdDepositAtom,
  pickedCurrencyAtom,
  regionAtom,
  type Store,
  transactionAtom,
} from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { endReasonIn } from '../complete/endReason';
import { pendingRedirectAtom } from '../redirect/pendingRedirect';
import { deadlineOf } from '../response/deadline';
import type { ResumeTarget } from './checkAttempt';

export interface RestorePorts {
  /** Server time in ms since the epoch. */
  now: number;
  /** Stores the attempt, with what the server has answered about it. */
  write(attempt: Attempt & { depositId: string }): void;
  /** Removes the attempt: the deposit has a final status. */
  end(): void;
}

/** Restores the state that the screens of a stored deposit read: the choice, the deposit and its status. */
export function restoreDeposit(
  store: Store,
  attempt: Attempt,
  {
    depositId,
    status,
    isCancelled,
    answer,
    redirect,
    isUnresolved,
  }: Extract<ResumeTarget, { kind: 'screen' }>,
  { now, write, end }: RestorePorts,
): void {
  const { method, group, box, country, currency, network, onchainTransaction, additionalTransactions } =
    attempt;
  const deadline = attempt.deadline ?? (answer && deadlineOf(answer, now));
  if (country !== store.get(countryAtom)) store.set(regionAtom, country);
  // Only crypto-balance lets players pick the currency.
  if (attempt.screen.startsWith('cryptobalance.')) store.set(pickedCurrencyAtom, currency);
  store.set(choiceAtom, { group, method, box });
  const ended = { depositId, deadline, isPaid: attempt.isPaid };
  const endReason = endReasonIn(store, { status, isCancelled }, ended, now);
  store.set(transactionAtom, {
    status,
    depositId,
    method,
    createdAt: attempt.createdAt,
    ...(endReason && { endReason }),
    ...(onchainTransaction && { onchainTransaction, additionalTransactions }),
  });
  store.set(createdDepositAtom, answer && { method, answer, deadline, network });
  store.set(pendingRedirectAtom, redirect);
  if (isFinalStatus(status)) end();
  else if (!isUnresolved) {
    const awaitsRedirect = redirect !== undefined;
    write({ ...attempt, isUnknown: false, key: undefined, depositId, deadline, awaitsRedirect });
  }
}
