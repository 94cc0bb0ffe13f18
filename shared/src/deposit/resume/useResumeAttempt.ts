import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import {
  canResume,
  currentDepositAtom,
  depositWith,
  type OrderedDeposit,
  paymentsAtom,
} from '@paywidget/shared/payments';
import { useApi, useHost, useService } from '@paywidget/shared/services';
import { attemptKeyAtom, type Store, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AttemptStatus, resumeTarget } from './checkAttempt';
import { type AttemptPoll, pollAttempt } from './pollAttempt';
import { restoreDeposit } from './restoreDeposit';

export interface ResumeAttempt {
  /**
   * - `checking`: the check is in progress.
   * - `unreachable`: the server cannot be reached, and the player should not pay again until it can.
   * - `over`: there is nothing to resume. If the widget resumes a payment, it takes the player to another screen.
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
  const urls = useService('urls');
  const { go } = useFlow();
  const { route } = useFlowPosition();
  const [player] = useState(() => store.get(attemptKeyAtom));
  const [attempt] = useState(() => depositToResume(store, route.name));
  const [view, setView] = useState<ResumeAttempt['view']>(attempt ? 'checking' : 'over');
  const polling = useRef<AttemptPoll>(undefined);

  const resume = useEffectEvent((interrupted: OrderedDeposit, answer: AttemptStatus | undefined) => {
    // The host has changed the player during the check.
    if (store.get(attemptKeyAtom) !== player) return setView('over');
    const usableAnswer = answer && withoutPaidDeposit(store, interrupted, answer);
    const target = usableAnswer && resumeTarget(interrupted, usableAnswer, urls.widget);
    // A player with a target leaves this screen, so its view must not change.
    if (target?.kind !== 'screen') {
      // An unresolved attempt stays: the next deposit checks it again before it is created.
      if (!interrupted.isUnknown) store.set(paymentsAtom, { type: 'discarded' });
      return setView('over');
    }
    restoreDeposit(store, interrupted, target, api.clock.now());
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

function depositToResume(store: Store, startRoute: string): OrderedDeposit | undefined {
  const current = store.get(currentDepositAtom);
  return current && canResume(current, startRoute) ? current : undefined;
}

/** Removes a deposit that the player has already paid: `deposit-check` may find it instead of the interrupted deposit. */
function withoutPaidDeposit(store: Store, attempt: OrderedDeposit, answer: AttemptStatus): AttemptStatus {
  const { deposit, ...others } = answer;
  const isOld =
    attempt.depositId === undefined &&
    depositWith(store.get(paymentsAtom).deposits, deposit?.depositId)?.claim === 'followed';
  return isOld ? others : answer;
}
