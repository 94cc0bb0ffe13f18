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
  /** `cancelling` before the page has been shown: the player broke the creation off. */
  view: 'open' | 'expired' | 'cancelling';
  completion: Completion<Paid>;
  cancellation: Cancellation;
}

/**
 * How a deposit between people ends (specification, section 4, "Peer-to-peer flow"): the player says that they paid or
 * cancels, its time runs out, or the server says so. Of paying and cancelling only one is ever under way: whatever is
 * pressed first in one breath counts, and what was sent in time is waited for.
 */
export function useDepositEnd(deposit: InvoiceDeposit): DepositEnd {
  const exit = useLeaveInvoice(deposit);
  const completion = useCompletion(completePeerToPeerDeposit, deposit);
  const endReason = useRef<EndReason>('cancelled');
  // The contract: a cancelled deposit goes to the complete page as mistaked.
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

/** Cancels at once what the player had broken off; over once that has failed, so that they see what there is. */
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
