import type { AttemptStore } from '@paywidget/shared/state';
import { deadlineOf } from '../response/deadline';
import { completeOutcomeOf } from '../response/outcome';
import type { ResolvedDeposit, SentRequest, UnresolvedDeposit } from './submission';

/** Persists the attempt at each step, so that a reload or crash can resume it. */
export interface AttemptRecord {
  /** Called before the call leaves. From then on its outcome is unknown. */
  sent(sent: SentRequest): void;
  /** The deposit exists, and the player is taken to its next screen. */
  resolved(resolved: ResolvedDeposit): void;
  /** The deposit exists and may be paid, but the player left before the response. */
  undelivered(resolved: ResolvedDeposit): void;
  /** Removes the attempt: the call failed, or the player never saw how to pay. */
  discard(): void;
  /** The stored attempt if its outcome is unknown, perhaps from before a reload. */
  unresolved(): UnresolvedDeposit | undefined;
}

/** @param now server time in ms since the epoch */
export function createAttemptRecord(store: AttemptStore, now: () => number): AttemptRecord {
  return {
    sent({ key, order: { context, request, depositId } }) {
      // Asking for an address moves no money, and its network must not be guessed later: see `check` in the effects.
      if (context.network !== undefined) return store.clear();
      const sessionId = 'paymentSessionId' in request.body ? request.body.paymentSessionId : undefined;
      store.write({
        ...context,
        isUnknown: true,
        key,
        createdAt: now(),
        ...(depositId !== undefined && { depositId }),
        ...(sessionId !== undefined && { sessionId: String(sessionId) }),
      });
    },
    resolved({ answer, outcome, context }) {
      const before = store.read();
      store.write({
        ...context,
        isUnknown: false,
        depositId: answer.depositId,
        createdAt: before?.createdAt ?? now(),
        deadline: deadlineOf(answer, now()),
        sessionId: before?.sessionId,
        ...(outcome.kind === 'redirect' && { awaitsRedirect: true }),
      });
    },
    undelivered({ answer: { depositId }, context }) {
      const { key: _, ...before } = store.read() ?? { createdAt: now() };
      store.write({ ...before, ...context, isUnknown: true, depositId });
    },
    discard: () => store.clear(),
    unresolved() {
      const attempt = store.read();
      if (!attempt?.isUnknown) return undefined;
      const { depositId, key, kind } = attempt;
      const isUndelivered = depositId !== undefined && key === undefined;
      return {
        context: attempt,
        depositId,
        ...(isUndelivered && {
          undelivered: { answer: { depositId }, outcome: completeOutcomeOf(kind), context: attempt },
        }),
      };
    },
  };
}
