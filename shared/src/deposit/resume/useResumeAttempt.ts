import { useApi } from '@paywidget/shared/api';
import { useHost } from '@paywidget/shared/host';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import {
  type Attempt,
  type AttemptStore,
  attemptStoreAtom,
  canResume,
  choiceAtom,
  countryAtom,
  createdDepositAtom,
  pickedCurrencyAtom,
  regionAtom,
  type Store,
  transactionAtom,
  useStore,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endReasonOf } from '../complete/endReason';
import { pendingRedirectAtom } from '../redirect/pendingRedirect';
import { deadlineOf } from '../response/deadline';
import { type AttemptStatus, type ResumeTarget, resumeTarget } from './checkAttempt';
import { paidDepositsAtom } from './paymentClaims';
import { type AttemptPoll, pollAttempt } from './pollAttempt';

export interface ResumeAttempt {
  /**
   * - `checking`: the check is in progress.
   * - `unreachable`: the server cannot be reached, and the player should not pay again until it can.
   * - `over`: there is nothing to resume. If there is something, the player is taken to another screen.
   */
  view: 'checking' | 'unreachable' | 'over';
  /** Checks at once. */
  retry(): void;
}

/** Resumes the payment that a reload or a crash interrupted. Used once, when the widget starts. */
export function useResumeAttempt(): ResumeAttempt {
  const store = useStore();
  const api = useApi();
  const host = useHost();
  const { go } = useFlow();
  const { route } = useFlowPosition();
  const [attempts] = useState(() => store.get(attemptStoreAtom));
  const [attempt] = useState(() => attemptToResume(attempts, route.name));
  const [view, setView] = useState<ResumeAttempt['view']>(attempt ? 'checking' : 'over');
  const polling = useRef<AttemptPoll>(undefined);

  const resume = useEffectEvent((interrupted: Attempt, answer: AttemptStatus | undefined) => {
    // The host has changed the player during the check.
    if (store.get(attemptStoreAtom) !== attempts) return setView('over');
    const usableAnswer = answer && withoutPaidDeposit(store, interrupted, answer);
    const target = usableAnswer && resumeTarget(interrupted, usableAnswer, store.get(widgetUrlAtom));
    restore(store, interrupted, target ?? { kind: 'none' }, api.clock.now());
    // A player with a target leaves this screen, so its view must not change.
    if (target?.kind !== 'screen') return setView('over');
    host.send('DepositStatus', { depositId: target.depositId, status: target.status });
    go(target.screen, { replace: true });
  });

  useEffect(() => {
    if (!attempt) return;
    polling.current = pollAttempt(api, attempt, {
      onAnswer: (answer) => resume(attempt, answer),
      onUnreachable: () => setView('unreachable'),
    });
    return () => polling.current?.stop();
  }, [attempt, api]);

  return { view, retry: () => polling.current?.checkNow() };
}

function attemptToResume(attempts: AttemptStore, startRoute: string): Attempt | undefined {
  const attempt = attempts.read();
  return attempt && canResume(attempt, startRoute) ? attempt : undefined;
}

/** Removes a deposit that the player has already paid: `deposit-check` may find it instead of the attempt's deposit. */
function withoutPaidDeposit(store: Store, attempt: Attempt, answer: AttemptStatus): AttemptStatus {
  const { deposit, ...others } = answer;
  const isOld =
    attempt.depositId === undefined &&
    deposit !== undefined &&
    store.get(paidDepositsAtom).claimFor(deposit.depositId) === 'followed';
  return isOld ? others : answer;
}

/** Restores the state that the screens read: the choice, the deposit and its status. */
function restore(store: Store, attempt: Attempt, target: ResumeTarget, now: number): void {
  const attempts = store.get(attemptStoreAtom);
  if (target.kind === 'none') {
    // An unresolved attempt stays: the next deposit checks it again before it is created.
    if (!attempt.isUnknown) attempts.clear();
    return;
  }
  const { depositId, status, answer, redirect, isUnresolved } = target;
  const { method, group, box, country, currency, network, onchainTransaction, additionalTransactions } =
    attempt;
  const deadline = attempt.deadline ?? (answer && deadlineOf(answer, now));
  if (country !== store.get(countryAtom)) store.set(regionAtom, country);
  // Only crypto-balance lets players pick the currency.
  if (attempt.screen.startsWith('cryptobalance.')) store.set(pickedCurrencyAtom, currency);
  store.set(choiceAtom, { group, method, box });
  const endReason = attempt.isPaid ? undefined : endReasonOf(status, deadline, now);
  store.set(transactionAtom, {
    status,
    depositId,
    method,
    ...(endReason && { endReason }),
    ...(onchainTransaction && { onchainTransaction, additionalTransactions }),
  });
  store.set(createdDepositAtom, answer && { method, answer, deadline, network });
  store.set(pendingRedirectAtom, redirect);
  if (isFinalStatus(status)) attempts.clear();
  else if (!isUnresolved) {
    const awaitsRedirect = redirect !== undefined;
    attempts.write({ ...attempt, isUnknown: false, key: undefined, depositId, deadline, awaitsRedirect });
  }
}
