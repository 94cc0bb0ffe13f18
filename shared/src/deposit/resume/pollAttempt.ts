import type { Api } from '@paywidget/shared/api';
import type { OrderedDeposit } from '@paywidget/shared/payments';
import { isOutcomeUnknown, scheduleRetry } from '@paywidget/shared/transaction';
import { type AttemptStatus, checkAttempt } from './checkAttempt';

export interface AttemptPoll {
  /** Checks at once, unless a check is in progress. */
  checkNow(): void;
  stop(): void;
}

export interface AttemptPollListener {
  /** Called with undefined if the server rejects the check. */
  onAnswer(answer: AttemptStatus | undefined): void;
  /** Called if the server could not be reached. The next check follows after a delay. */
  onUnreachable(): void;
}

/** Checks an attempt, with growing delays, until the server answers. */
export function pollAttempt(
  api: Api,
  attempt: OrderedDeposit,
  { onAnswer, onUnreachable }: AttemptPollListener,
): AttemptPoll {
  const controller = new AbortController();
  let cancelRetry: (() => void) | undefined;
  let checkCount = 0;

  async function check() {
    cancelRetry = undefined;
    try {
      const answer = await checkAttempt(api, attempt, controller.signal);
      if (!controller.signal.aborted) onAnswer(answer);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isOutcomeUnknown(error, true)) return onAnswer(undefined);
      cancelRetry = scheduleRetry(checkCount, check);
      checkCount += 1;
      onUnreachable();
    }
  }

  void check();
  return {
    checkNow() {
      if (!cancelRetry) return;
      cancelRetry();
      void check();
    },
    stop() {
      controller.abort();
      cancelRetry?.();
    },
  };
}
