import type { RequestOf } from '@paywidget/shared/contract';
import { completePeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { isCreatedSince } from '@paywidget/shared/deposit';
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
import { depositWith, paymentsAtom } from '@paywidget/shared/payments';
import { type Store, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Paid = RequestOf<typeof completePeerToPeerDeposit>;

export interface DepositEnd {
  /** `cancelling` if the player cancelled while the deposit was being created. The page is then not shown. */
  view: 'open' | 'expired' | 'cancelling';
  completion: Completion<Paid>;
  cancellation: Cancellation;
}

/**
 * How a peer-to-peer deposit ends: the player confirms the payment or cancels it, its time runs out, or the server ends it.
 * Confirming and cancelling are never in progress at the same time: the first press counts. If a confirmation was sent in
 * time, the deposit expires only after its outcome. At the deadline the widget cancels nothing, because the player may have
 * paid. It only follows the status.
 */
export function useDepositEnd(deposit: InvoiceDeposit): DepositEnd {
  const exit = useLeaveInvoice(deposit);
  const completion = useCompletion(completePeerToPeerDeposit, deposit);
  // A cancelled deposit goes to the complete page as mistaked.
  const cancellation = useCancellation(deposit, () => exit.resolved('mistaked', 'cancelled'));
  useFollowStatus(deposit, {
    isUnknown: completion.isUnknown,
    isCancelling: cancellation.isBusy,
  });

  const isBusy = completion.view !== 'ready' || cancellation.isBusy;
  // Also in a ref, so that a second press in the same frame sees the first one.
  const isEnding = useRef(false);
  useEffect(() => {
    isEnding.current = isBusy;
  });
  function endOnce(end: () => void) {
    if (isEnding.current) return;
    isEnding.current = true;
    end();
  }

  const cancel = () => endOnce(cancellation.cancel);
  const isCancelling = useCancelRequested(deposit, cancel, cancellation.isBusy);
  const { isExpired } = useCountdown(deposit.deadline);
  const hasRunOut = isExpired && completion.view === 'ready';

  return {
    view: isCancelling ? 'cancelling' : hasRunOut ? 'expired' : 'open',
    completion: { ...completion, complete: (payload) => endOnce(() => completion.complete(payload)) },
    cancellation: { ...cancellation, cancel },
  };
}

/**
 * Cancels a deposit if the player cancelled it while it was being created. Returns true until the cancellation has failed.
 * Then the page is shown. If the check has found another deposit, the page is shown at once.
 */
function useCancelRequested(deposit: InvoiceDeposit, cancel: () => void, isBusy: boolean): boolean {
  const store = useStore();
  const [isRequested, setIsRequested] = useState(() => isCancelRequested(store, deposit));
  const wasBusy = useRef(false);
  const begin = useEffectEvent(cancel);

  useEffect(() => {
    store.set(paymentsAtom, { type: 'cancelForgotten' });
    if (isRequested && !wasBusy.current) begin();
  }, [store, isRequested]);
  useEffect(() => {
    if (wasBusy.current && !isBusy) setIsRequested(false);
    wasBusy.current = isBusy;
  }, [isBusy]);
  return isRequested;
}

function isCancelRequested(store: Store, { depositId, answer }: InvoiceDeposit): boolean {
  const deposit = depositWith(store.get(paymentsAtom).deposits, depositId);
  const isPaid = answer.status === 'accepted' || deposit?.claim !== undefined;
  return deposit?.isCancelRequested === true && isCreatedSince(answer, deposit.createdAt) && !isPaid;
}
