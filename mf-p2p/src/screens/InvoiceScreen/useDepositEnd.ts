import type { RequestOf } from '@paywidget/shared/contract';
import { completePeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { paidDepositsAtom } from '@paywidget/shared/deposit';
import {
  type Cancellation,
  type Completion,
  type InvoiceDeposit,
  useCancellation,
  useCompletion,
  useCountdown,
  useFollowStatus,
  useLeaveInvoice,
} from '@paywidget/shared/invoice';
import { type EndReason, useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cancelRequestedAtom } from './cancelRequested';

type Paid = RequestOf<typeof completePeerToPeerDeposit>;

export interface DepositEnd {
  /** `cancelling` if the player cancelled while the deposit was being created. The page is then not shown. */
  view: 'open' | 'expired' | 'cancelling';
  completion: Completion<Paid>;
  cancellation: Cancellation;
}

/**
 * How a peer-to-peer deposit ends: the player confirms the payment or cancels, its time runs out, or the server ends it.
 * Only one of confirming and cancelling is in progress at a time: the first press counts. A confirmation that was sent in
 * time is awaited before the deposit expires.
 */
export function useDepositEnd(deposit: InvoiceDeposit): DepositEnd {
  const exit = useLeaveInvoice(deposit);
  const completion = useCompletion(completePeerToPeerDeposit, deposit);
  const endReason = useRef<EndReason>('cancelled');
  // A cancelled deposit goes to the complete page as mistaked.
  const cancellation = useCancellation(deposit, () => exit.resolved('mistaked', endReason.current));
  const paid = useAtomValue(paidDepositsAtom);
  const isReportedPaid = () => paid.claimFor(deposit.depositId) !== undefined;
  const [wasReportedPaid] = useState(isReportedPaid);
  useFollowStatus(deposit, {
    isUnknown: wasReportedPaid || completion.view === 'unknown',
    isCancelling: cancellation.isBusy,
  });

  const isBusy = completion.view !== 'ready' || cancellation.isBusy;
  // A ref too, so that a second press in the same frame sees the first one.
  const isEnding = useRef(false);
  useEffect(() => {
    isEnding.current = isBusy;
  });
  function endOnce(end: () => void) {
    if (isEnding.current) return;
    isEnding.current = true;
    end();
  }

  const cancelAs = (reason: EndReason) =>
    endOnce(() => {
      endReason.current = reason;
      cancellation.cancel();
    });
  const cancel = () => cancelAs('cancelled');
  const isCancelling = useCancelRequested(deposit, cancel, cancellation.isBusy);
  const { isExpired } = useCountdown(deposit.deadline);
  const hasRunOut = isExpired && completion.view === 'ready';
  const expire = useEffectEvent(() => {
    if (!isReportedPaid()) cancelAs('expired');
  });
  useEffect(() => {
    if (hasRunOut) expire();
  }, [hasRunOut]);

  return {
    view: isCancelling ? 'cancelling' : hasRunOut ? 'expired' : 'open',
    completion: { ...completion, complete: (payload) => endOnce(() => completion.complete(payload)) },
    cancellation: { isBusy: cancellation.isBusy, cancel },
  };
}

/**
 * Cancels a deposit that the player cancelled while it was being created. Returns true until the cancellation has failed: then
 * the page is shown.
 */
function useCancelRequested({ method }: InvoiceDeposit, cancel: () => void, isBusy: boolean): boolean {
  const store = useStore();
  const [isRequested, setIsRequested] = useState(() => store.get(cancelRequestedAtom) === method);
  const wasBusy = useRef(false);
  const begin = useEffectEvent(cancel);

  useEffect(() => {
    store.set(cancelRequestedAtom, undefined);
    if (isRequested && !wasBusy.current) begin();
  }, [store, isRequested]);
  useEffect(() => {
    if (wasBusy.current && !isBusy) setIsRequested(false);
    wasBusy.current = isBusy;
  }, [isBusy]);
  return isRequested;
}
