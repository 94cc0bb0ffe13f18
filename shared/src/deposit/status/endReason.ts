import type { StatusUpdate } from '@paywidget/shared/contract';
import { type Deposit, type EndReason, isClaimed } from '@paywidget/shared/payments';

/** Tolerance: the server time is known in whole seconds only, and statuses arrive with a delay. */
const clockErrorMs = 2_000;

/** The known facts of a deposit that has ended. */
export type EndedDeposit = Pick<Deposit, 'deadline' | 'claim'>;

/**
 * Returns why a deposit ended without success: its time ran out, or somebody other than the player cancelled it. Returns
 * undefined if the provider has declined it. Nobody declines a payment that players make themselves. `now` is server time in ms
 * since the epoch.
 * @param isTransfer true if the player pays the deposit, to details that the widget shows. By default, true if there is a
 * deadline
 */
export function endReasonOf(
  { status, isCancelled }: StatusUpdate,
  deposit: EndedDeposit | undefined,
  now: number,
  isTransfer = deposit?.deadline !== undefined,
): EndReason | undefined {
  if (status !== 'mistaked') return undefined;
  const { deadline } = deposit ?? {};
  // A deposit that the player has reported as paid did not expire.
  if (!isClaimed(deposit) && deadline !== undefined && now >= deadline - clockErrorMs) return 'expired';
  return isCancelled || isClaimed(deposit) || isTransfer ? 'counterparty' : undefined;
}
