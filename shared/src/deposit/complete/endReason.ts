import type { TransactionStatus } from '@paywidget/shared/contract';
import type { EndReason } from '@paywidget/shared/state';

/** Tolerance: the server time is known in whole seconds only, and statuses arrive with a delay. */
const clockErrorMs = 2_000;

/**
 * Returns why a deposit failed that the player has not reported as paid. The server cancels such a deposit at its `deadline`.
 * Returns undefined before that, because it may have been declined. `deadline` and `now` are server time in ms since the epoch.
 */
export function endReasonOf(
  status: TransactionStatus,
  deadline: number | undefined,
  now: number,
): EndReason | undefined {
  if (status !== 'mistaked' || deadline === undefined) return undefined;
  return now >= deadline - clockErrorMs ? 'expired' : undefined;
}
