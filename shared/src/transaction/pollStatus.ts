import type { TransactionStatus } from '@paywidget/shared/contract';
import { isFinalStatus } from './status';

/** Between one answer and the next question (specification, section 9: the peer-to-peer poll's). */
const pollMs = 5_000;

export interface StatusPolling {
  /** Asks the server. A failure is no answer, and the next question comes all the same. */
  fetchStatus(signal: AbortSignal): Promise<TransactionStatus>;
  onStatus(status: TransactionStatus): void;
}

export interface StatusPoll {
  /** Asks at once, unless an answer is awaited already. */
  pollNow(): void;
  stop(): void;
}

/**
 * Asks for a status at once, since a push may have come before anyone listened, and then every 5 s until it is final. A
 * hidden page asks nothing, and asks at once when it is seen again.
 */
export function pollStatus({ fetchStatus, onStatus }: StatusPolling): StatusPoll {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetching = false;

  async function poll() {
    clearTimeout(timer);
    if (isFetching || controller.signal.aborted || document.visibilityState === 'hidden') return;
    isFetching = true;
    const status = await fetchStatus(controller.signal).catch(() => undefined);
    isFetching = false;
    if (controller.signal.aborted) return;
    if (status !== undefined) onStatus(status);
    if (status !== undefined && isFinalStatus(status)) stop();
    else timer = setTimeout(poll, pollMs);
  }

  function stop() {
    controller.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', poll);
  }

  document.addEventListener('visibilitychange', poll);
  timer = setTimeout(poll, 0);
  return { pollNow: () => void poll(), stop };
}
