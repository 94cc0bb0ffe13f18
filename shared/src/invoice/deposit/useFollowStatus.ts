import { useApi } from '@paywidget/shared/api';
import type { TransactionStatus } from '@paywidget/shared/contract';
import { endReasonOf, paidDepositsAtom, pollDepositStatus, useDepositPush } from '@paywidget/shared/deposit';
import { useAtomValue } from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';
import type { InvoiceDeposit } from './invoiceDeposit';
import { useLeaveInvoice } from './useLeaveInvoice';

export interface FollowOptions {
  /** Nobody knows whether the server heard that it is paid: that it processes the deposit answers it. */
  isUnknown?: boolean;
  /** The player's own cancellation is under way: its answer, not the push of it, says where to go. */
  isCancelling?: boolean;
}

/**
 * Watches the deposit that a page shows, pushed or asked for every 5 s, and leads on to the complete page once it has
 * ended: paid from another device, declined, cancelled. A status of another deposit is ignored.
 */
export function useFollowStatus(
  deposit: InvoiceDeposit | undefined,
  { isUnknown = false, isCancelling = false }: FollowOptions = {},
) {
  const api = useApi();
  const exit = useLeaveInvoice(deposit);
  const paid = useAtomValue(paidDepositsAtom);
  const { depositId, method, deadline } = deposit ?? {};

  const onStatus = useEffectEvent((status: TransactionStatus) => {
    if (isCancelling && status === 'mistaked') return;
    // An unfamiliar status reads as accepted, and may well be of a deposit that nobody has paid yet.
    if (!isFinalStatus(status) && !(isUnknown && status === 'accepted')) return;
    const isSaid = depositId !== undefined && paid.claimFor(depositId) !== undefined;
    exit.resolved(status, isSaid ? undefined : endReasonOf(status, deadline, api.clock.now()));
  });
  useDepositPush((push) => {
    if (push.depositId !== undefined && push.depositId === depositId) onStatus(push.status);
  });
  // What was ignored while a cancellation was under way is asked for at once when that has failed, and so is what settles
  // a doubt, once there is one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cancellation's end and the doubt are what ask anew
  useEffect(() => {
    if (depositId === undefined || method === undefined) return;
    return pollDepositStatus(api, { depositId, method }, (status) => onStatus(status));
  }, [api, depositId, method, isCancelling, isUnknown]);
}
