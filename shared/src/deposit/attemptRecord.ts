import type { AttemptStore } from '@paywidget/shared/state';
import { continuedBy } from './creation';
import { deadlineOf } from './deadline';
import { completeOutcomeOf } from './outcome';
import type { Doubt, Sent, Settled } from './submission';

/** What is written down of a deposit at each turn, so that a reload or a crash loses nothing (decisions, section 6). */
export interface AttemptRecord {
  /** Before the call leaves: from here on its outcome is unknown. */
  sent(sent: Sent): void;
  /** The deposit exists, and the player is being taken to it. */
  settled(settled: Settled): void;
  /** The deposit exists and may be paid, but the player had left: a doubt, as far as they can know. */
  unseen(settled: Settled): void;
  /** Nothing came of the call, or nobody was taken to what came of it. */
  dropped(): void;
  /** What was written down, perhaps before a reload, and has not come to an outcome. */
  doubt(): Doubt | undefined;
}

/** `now` is server time in ms. */
export function createAttemptRecord(store: AttemptStore, now: () => number): AttemptRecord {
  return {
    sent({ key, order: { purpose, creation } }) {
      // Asking for an address moves no money, and what it answers must not be guessed: see `ask`.
      if (purpose.network !== undefined) return store.clear();
      const depositId = continuedBy(creation);
      const sessionId = 'paymentSessionId' in creation.body ? creation.body.paymentSessionId : undefined;
      store.write({
        ...purpose,
        version: 1,
        isUnknown: true,
        key,
        createdAt: now(),
        ...(depositId !== undefined && { depositId }),
        ...(sessionId !== undefined && { sessionId: String(sessionId) }),
      });
    },
    settled({ answer, outcome, purpose }) {
      const before = store.read();
      store.write({
        ...purpose,
        version: 1,
        isUnknown: false,
        depositId: answer.depositId,
        createdAt: before?.createdAt ?? now(),
        deadline: deadlineOf(answer, now()),
        sessionId: before?.sessionId,
        ...(outcome.kind === 'redirect' && { awaitsRedirect: true }),
      });
    },
    unseen({ answer: { depositId }, purpose }) {
      const { key: _, ...before } = store.read() ?? { createdAt: now() };
      store.write({ ...before, ...purpose, version: 1, isUnknown: true, depositId });
    },
    dropped: () => store.clear(),
    doubt() {
      const attempt = store.read();
      if (!attempt?.isUnknown) return undefined;
      const { depositId, key, kind } = attempt;
      const isUnseen = depositId !== undefined && key === undefined;
      return {
        purpose: attempt,
        depositId,
        ...(isUnseen && {
          unseen: { answer: { depositId }, outcome: completeOutcomeOf(kind), purpose: attempt },
        }),
      };
    },
  };
}
