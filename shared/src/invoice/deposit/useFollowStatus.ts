import type { StatusUpdate } from '@paywidget/shared/contract';
import { endReasonOf, pollDepositStatus, useDepositPush } from '@paywidget/shared/deposit';
import { depositWith, isFinalStatus, paymentsAtom } from '@paywidget/shared/payments';
import { useApi } from '@paywidget/shared/services';
import { useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent } from 'react';
import type { InvoiceDeposit } from './invoiceDeposit';
import { useLeaveInvoice } from './useLeaveInvoice';

export interface FollowOptions {
  /** The outcome of a call that reported the payment is unknown. The status `accepted` then means that the call arrived. */
  isUnknown?: boolean;
  /** The player's own cancellation is running. Its response, not its push, decides which page opens. */
  isCancelling?: boolean;
}

/**
 * Follows the status of the deposit on an invoice page, by pushes and by a poll every 5 s. Opens the complete page when the
 * status is final: paid on another device, declined or cancelled. Ignores the status of another deposit.
 */
export function useFollowStatus(
  deposit: InvoiceDeposit | undefined,
  { isUnknown = false, isCancelling = false }: FollowOptions = {},
) {
  const api = useApi();
  const leave = useLeaveInvoice(deposit);
  const store = useStore();
  const { depositId, method } = deposit ?? {};

  const onStatus = useEffectEvent((update: StatusUpdate) => {
    const { status } = update;
    if (isCancelling && status === 'mistaked') return;
    // An unfamiliar status is read as accepted, but the player may not have paid the deposit yet.
    if (!isFinalStatus(status) && !(isUnknown && status === 'accepted')) return;
    const record = depositWith(store.get(paymentsAtom).deposits, depositId);
    leave.resolved(status, endReasonOf(update, record, api.clock.now(), true));
  });
  useDepositPush((push) => {
    if (push.depositId !== undefined && push.depositId === depositId) onStatus(push);
  });
  // Requests the status at once when a cancellation has failed, because pushes were ignored meanwhile, and when an outcome
  // becomes unknown, because the status may resolve it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isCancelling and isUnknown restart the poll
  useEffect(() => {
    if (depositId === undefined || method === undefined) return;
    return pollDepositStatus(api, { depositId, method }, (update) => onStatus(update));
  }, [api, depositId, method, isCancelling, isUnknown]);
}
