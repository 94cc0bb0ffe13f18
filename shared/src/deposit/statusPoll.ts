import type { TransactionStatus } from '@paywidget/shared/contract';
import { isFinalStatus } from './status';

/** Between one answer and the next question (specification, section 9: the peer-to-peer poll's). */
const pollMs = 5_000;

export interface StatusPolling {
  /** Asks the server. A failure is no answer, and the next question comes all the same. */
  ask(signal: AbortSignal): Promise<TransactionStatus>;
  heard(status: TransactionStatus): void;
}

export interface StatusPoll {
  /** Asks at once, unless an answer is awaited already. */
  askNow(): void;
  stop(): void;
}

/**
 * Asks for a status at once, since a push may have come before anyone listened, and then every 5 s until it is final. A
 * hidden page asks nothing, and asks at once when it is seen again.
 */
export function pollStatus({ ask, heard }: StatusPolling): StatusPoll {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  async function turn() {
    clearTimeout(timer);
    if (isAsking || controller.signal.aborted || document.visibilityState === 'hidden') return;
    isAsking = true;
    const status = await ask(controller.signal).catch(() => undefined);
    isAsking = false;
    if (controller.signal.aborted) return;
    if (status !== undefined) heard(status);
    if (status !== undefined && isFinalStatus(status)) stop();
    else timer = setTimeout(turn, pollMs);
  }

  function stop() {
    controller.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
  }

  document.addEventListener('visibilitychange', turn);
  timer = setTimeout(turn, 0);
  return { askNow: () => void turn(), stop };
}
