import type { Endpoint, RequestOf } from '@paywidget/shared/contract';
import { paidDepositsAtom } from '@paywidget/shared/deposit';
import { useAtomValue } from '@paywidget/shared/state';
import { useIdempotentCall, usePaymentErrorSnackbar } from '@paywidget/shared/transaction';
import { useEffect, useRef, useState } from 'react';
import type { InvoiceDeposit } from '../deposit/invoiceDeposit';
import { useLeaveInvoice } from '../deposit/useLeaveInvoice';

/** Ready to be pressed; under way; or sent without anybody knowing whether it arrived. */
export type CompletionView = 'ready' | 'busy' | 'unknown';

export interface Completion<Payload> {
  view: CompletionView;
  /** The press of paid. Presses while it is under way do nothing. */
  complete(payload: Payload): void;
  /** Sends the same once more, under the same key, where its outcome is unknown. */
  retry(): void;
}

/**
 * Tells the server that a deposit is paid, and goes to the complete page once it has heard. A refusal is told by a
 * snackbar and the page stays; an unknown outcome stays too, until `retry` or the deposit's status settles it
 * (`useFollowStatus`, `isInDoubt`).
 */
export function useCompletion<E extends Endpoint>(
  endpoint: E,
  deposit: InvoiceDeposit | undefined,
): Completion<RequestOf<E>> {
  const call = useIdempotentCall(endpoint);
  const exit = useLeaveInvoice(deposit);
  const paid = useAtomValue(paidDepositsAtom);
  const showFailure = usePaymentErrorSnackbar();
  const [view, setView] = useState<CompletionView>('ready');
  const sent = useRef<RequestOf<E>>(undefined);
  const isBusy = useRef(false);
  const isShown = useIsShown();

  async function send(payload: RequestOf<E>) {
    if (isBusy.current) return;
    isBusy.current = true;
    sent.current = payload;
    setView('busy');
    if (deposit) paid.record(deposit.depositId, 'said');
    try {
      await call.send(payload);
      // Who has left meanwhile is not taken back.
      if (isShown.current) exit.paid();
      else if (deposit) paid.record(deposit.depositId, 'followed');
    } catch (error) {
      if (!isShown.current) return;
      const isUnknown = call.isUnknown(payload);
      setView(isUnknown ? 'unknown' : 'ready');
      if (!isUnknown) showFailure({ error });
    } finally {
      isBusy.current = false;
    }
  }

  return {
    view,
    complete: (payload) => void send(payload),
    retry: () => {
      if (sent.current !== undefined) void send(sent.current);
    },
  };
}

function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
