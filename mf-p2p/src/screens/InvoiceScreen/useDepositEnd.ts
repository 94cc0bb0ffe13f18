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
  const isSaid = () => paid.claimFor(deposit.depositId) !== undefined;
  const [wasSaid] = useState(isSaid);
  useFollowStatus(deposit, {
    isUnknown: wasSaid || completion.view === 'unknown',
    isCancelling: cancellation.isBusy,
  });

  const isFree = completion.view === 'ready' && !cancellation.isBusy;
  const isTaken = useRef(false);
  useEffect(() => {
    isTaken.current = !isFree;
  });
  function first(end: () => void) {
    if (isTaken.current) return;
    isTaken.current = true;
    end();
  }

  const cancelAs = (end: EndReason) =>
    first(() => {
      endReason.current = end;
      cancellation.cancel();
    });
  const cancel = () => cancelAs('cancelled');
  const isUnwanted = useCancelRequested(deposit, cancel, cancellation.isBusy);
  const { isExpired } = useCountdown(deposit.deadline);
  const isOver = isExpired && completion.view === 'ready';
  const expire = useEffectEvent(() => {
    if (!isSaid()) cancelAs('expired');
  });
  useEffect(() => {
    if (isOver) expire();
  }, [isOver]);

  return {
    view: isUnwanted ? 'cancelling' : isOver ? 'expired' : 'open',
    completion: { ...completion, complete: (payload) => first(() => completion.complete(payload)) },
    cancellation: { isBusy: cancellation.isBusy, cancel },
  };
}

/** Cancels a deposit that the player cancelled while it was created. If that fails, the page is shown. */
function useCancelRequested({ method }: InvoiceDeposit, cancel: () => void, isBusy: boolean): boolean {
  const store = useStore();
  const [isUnwanted, setIsUnwanted] = useState(() => store.get(cancelRequestedAtom) === method);
  const wasBusy = useRef(false);
  const begin = useEffectEvent(cancel);

  useEffect(() => {
    store.set(cancelRequestedAtom, undefined);
    if (isUnwanted && !wasBusy.current) begin();
  }, [store, isUnwanted]);
  useEffect(() => {
    if (wasBusy.current && !isBusy) setIsUnwanted(false);
    wasBusy.current = isBusy;
  }, [isBusy]);
  return isUnwanted;
}
