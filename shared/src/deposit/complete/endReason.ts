import type { StatusUpdate } from '@paywidget/shared/contract';
import type { EndReason, Store } from '@paywidget/shared/state';
import { isReported, type ReportedPayment } from '../resume/paymentClaims';

/** Tolerance: the server time is known in whole seconds only, and statuses arrive with a delay. */
const clockErrorMs = 2_000;

/** What is known of a deposit that has ended. */
export interface EndedDeposit {
  /** When its invoice or form expires: server time in ms since the epoch. */
  deadline?: number;
  /** True if the player has reported it as paid. It did not expire then. */
  isReported?: boolean;
  /** True if players pay it themselves, to details that the widget shows. By default if there is a deadline to do so. */
  isTransfer?: boolean;
}

/**
 * Returns why a deposit ended without success: its time ran out, or somebody other than the player cancelled it. Returns
 * undefined if the provider has declined it. Nobody declines a payment that players make themselves. `now` is server time in ms
 * since the epoch.
 */
export function endReasonOf(
  { status, isCancelled }: StatusUpdate,
  { deadline, isReported, isTransfer = deadline !== undefined }: EndedDeposit,
  now: number,
): EndReason | undefined {
  if (status !== 'mistaked') return undefined;
  if (!isReported && deadline !== undefined && now >= deadline - clockErrorMs) return 'expired';
  return isCancelled || isReported || isTransfer ? 'counterparty' : undefined;
}

/** Returns why a deposit of the player ended: see `endReasonOf`. */
export const endReasonIn = (
  store: Store,
  update: StatusUpdate,
  { deadline, isTransfer, ...payment }: ReportedPayment & Omit<EndedDeposit, 'isReported'>,
  now: number,
): EndReason | undefined =>
  endReasonOf(update, { deadline, isTransfer, isReported: isReported(store, payment) }, now);
