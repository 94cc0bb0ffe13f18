import type { TransactionStatus } from '@paywidget/shared/contract';
import type { EndReason } from '@paywidget/shared/state';

/** The server's clock is read from whole seconds (decisions, section 6), and its word takes a while to arrive. */
const clockErrorMs = 2_000;

/**
 * Why a deposit of which nobody has said that it is paid came to nothing, as far as the time tells: the server cancels it
 * at its `deadline` (server time in ms since the epoch, as is `now`). Before that it may have been declined.
 */
export function endReasonOf(
  status: TransactionStatus,
  deadline: number | undefined,
  now: number,
): EndReason | undefined {
  if (status !== 'mistaked' || deadline === undefined) return undefined;
  return now >= deadline - clockErrorMs ? 'expired' : undefined;
}
