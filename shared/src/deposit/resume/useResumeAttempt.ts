import { useApi } from '@paywidget/shared/api';
import { useHost } from '@paywidget/shared/host';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import {
  type Attempt,
  type AttemptStore,
  attemptStoreAtom,
  canResume,
  type Store,
  useStore,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AttemptStatus, resumeTarget } from './checkAttempt';
import { paidDepositsAtom } from './paymentClaims';
import { type AttemptPoll, pollAttempt } from './pollAttempt';
import { restoreDeposit } from './restoreDeposit';

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
    // A player with a target leaves this screen, so its view must not change.
    if (target?.kind !== 'screen') {
      // An unresolved attempt stays: the next deposit checks it again before it is created.
      if (!interrupted.isUnknown) attempts.clear();
      return setView('over');
    }
    restoreDeposit(store, interrupted, target, {
      now: api.clock.now(),
      write: attempts.write,
      end: attempts.clear,
    });
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
