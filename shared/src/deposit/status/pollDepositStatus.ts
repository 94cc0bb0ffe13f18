import type { Api } from '@paywidget/shared/api';
import type { StatusUpdate } from '@paywidget/shared/contract';
import { fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { pollStatus } from '@paywidget/shared/transaction';

/**
 * Asks the server for a deposit's status: at once, every 5 s until the status is final, and whenever the connection is back.
 * Returns a function that stops the poll.
 */
export function pollDepositStatus(
  api: Api,
  { depositId, method }: { depositId: string; method: string },
  onStatus: (update: StatusUpdate) => void,
): () => void {
  const poll = pollStatus({
    fetchStatus: (signal) => api.call(fetchDepositStatus, { depositId, paymentMethod: method }, { signal }),
    onStatus,
  });
  const unsubscribe = api.onReconnect(poll.pollNow);
  return () => {
    unsubscribe();
    poll.stop();
  };
}
