import type { StatusUpdate } from '@paywidget/shared/contract';
import { isFinalStatus } from '@paywidget/shared/payments';
import { onPageWake } from '../time/pageWake';

/** The time between an answer and the next request. */
const pollMs = 5_000;

export interface StatusPolling {
  /** Requests the status. After a failure the next request follows as usual. */
  fetchStatus(signal: AbortSignal): Promise<StatusUpdate>;
  onStatus(update: StatusUpdate): void;
}

export interface StatusPoll {
  /** Requests the status at once, unless a request is in progress. */
  pollNow(): void;
  stop(): void;
}

/**
 * Requests a status at once, in case a push was missed, and then every 5 s until the status is final. A hidden page requests
 * nothing. A page that becomes visible again requests at once.
 */
export function pollStatus({ fetchStatus, onStatus }: StatusPolling): StatusPoll {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetching = false;

  async function poll() {
    clearTimeout(timer);
    if (isFetching || controller.signal.aborted || document.visibilityState === 'hidden') return;
    isFetching = true;
    const update = await fetchStatus(controller.signal).catch(() => undefined);
    isFetching = false;
    if (controller.signal.aborted) return;
    if (update) onStatus(update);
    if (update && isFinalStatus(update.status)) stop();
    else timer = setTimeout(poll, pollMs);
  }

  function stop() {
    controller.abort();
    clearTimeout(timer);
    stopListening();
  }

  const stopListening = onPageWake(poll);
  timer = setTimeout(poll, 0);
  return { pollNow: () => void poll(), stop };
}
