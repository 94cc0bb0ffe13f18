import type { AttemptStore } from '@paywidget/shared/state';
import type { OpenPayments } from '../open/openPayments';
import { deadlineOf } from '../response/deadline';
import { completeOutcomeOf } from '../response/outcome';
import type { ResolvedDeposit, SentRequest, UnresolvedDeposit } from './submission';

/** Stores the attempt at each step, so that it can be resumed after a reload or a crash. */
export interface AttemptRecord {
  /** Call it before the request is sent. From then on the outcome is unknown. */
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

/**
 * @param now server time in ms since the epoch
 * @param open keeps the previous attempt if that deposit is still open
 */
export function createAttemptRecord(
  store: AttemptStore,
  now: () => number,
  open?: Pick<OpenPayments, 'keep'>,
): AttemptRecord {
  /** Call it before the attempt of another deposit replaces the stored one. */
  function keepOther(depositId: string | undefined) {
    const previous = store.read();
    if (previous?.depositId !== depositId) open?.keep(previous);
  }

  return {
    sent({ key, order: { context, request, depositId } }) {
      keepOther(depositId);
      // A request for an address moves no money, and a later check may return another network: see `check` in effects.ts.
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
      keepOther(answer.depositId);
      const previous = store.read();
      store.write({
        ...context,
        isUnknown: false,
        depositId: answer.depositId,
        createdAt: previous?.createdAt ?? now(),
        deadline: deadlineOf(answer, now()),
        sessionId: previous?.sessionId,
        ...(outcome.kind === 'redirect' && { awaitsRedirect: true }),
      });
    },
    undelivered({ answer: { depositId }, context }) {
      const { key: _, ...previous } = store.read() ?? { createdAt: now() };
      store.write({ ...previous, ...context, isUnknown: true, depositId });
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
