import type { Api } from '@paywidget/shared/api';
import type { Attempt } from '@paywidget/shared/state';
import { askAgain } from './askingAgain';
import { type AttemptAnswer, askAboutAttempt } from './resume';
import { leavesOutcomeUnknown } from './verdict';

export interface Asking {
  /** Asks at once, unless an answer is awaited already. */
  askNow(): void;
  stop(): void;
}

export interface AskingListener {
  /** Nothing when the server refuses to tell. */
  answered(answer: AttemptAnswer | undefined): void;
  /** The server could not be asked; the next question comes by itself. */
  unreachable(): void;
}

/** Asks about an attempt, with growing delays, until the server answers. */
export function askUntilAnswered(
  api: Api,
  attempt: Attempt,
  { answered, unreachable }: AskingListener,
): Asking {
  const controller = new AbortController();
  let stopWaiting: (() => void) | undefined;
  let asked = 0;

  async function ask() {
    stopWaiting = undefined;
    try {
      const answer = await askAboutAttempt(api, attempt, controller.signal);
      if (!controller.signal.aborted) answered(answer);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!leavesOutcomeUnknown(error, true)) return answered(undefined);
      stopWaiting = askAgain(asked, ask);
      asked += 1;
      unreachable();
    }
  }

  void ask();
  return {
    askNow() {
      if (!stopWaiting) return;
      stopWaiting();
      void ask();
    },
    stop() {
      controller.abort();
      stopWaiting?.();
    },
  };
}
