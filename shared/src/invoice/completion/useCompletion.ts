import type { Endpoint, RequestOf } from '@paywidget/shared/contract';
import { paidDepositsAtom } from '@paywidget/shared/deposit';
import { useAtomValue } from '@paywidget/shared/state';
import { useIdempotentCall, usePaymentErrorSnackbar } from '@paywidget/shared/transaction';
import { useEffect, useRef, useState } from 'react';
import type { InvoiceDeposit } from '../deposit/invoiceDeposit';
import { useLeaveInvoice } from '../deposit/useLeaveInvoice';

/** `busy`: the call is running. `unknown`: it was sent, but may not have arrived. */
export type CompletionView = 'ready' | 'busy' | 'unknown';

export interface Completion<Payload> {
  view: CompletionView;
  /** Reports that the deposit is paid. Does nothing while a call is running. */
  complete(payload: Payload): void;
  /** Sends the same payload again under the same idempotency key. */
  retry(): void;
}

/**
 * Reports to the server that a deposit is paid, then opens the complete page. If the server rejects the call, shows a
 * snackbar and the page stays. After an unknown outcome the page stays until `retry` succeeds or the deposit's status
 * resolves it (`useFollowStatus` with `isUnknown`).
 */
export function useCompletion<E extends Endpoint>(
  endpoint: E,
  deposit: InvoiceDeposit | undefined,
): Completion<RequestOf<E>> {
  const call = useIdempotentCall(endpoint);
  const leave = useLeaveInvoice(deposit);
  const paidDeposits = useAtomValue(paidDepositsAtom);
  const showFailure = usePaymentErrorSnackbar();
  const [view, setView] = useState<CompletionView>('ready');
  const lastPayload = useRef<RequestOf<E>>(undefined);
  const isBusy = useRef(false);
  const isShown = useIsShown();

  async function send(payload: RequestOf<E>) {
    if (isBusy.current) return;
    isBusy.current = true;
    lastPayload.current = payload;
    setView('busy');
    if (deposit) paidDeposits.record(deposit.depositId, 'said');
    try {
      await call.send(payload);
      // A player who left the page meanwhile stays where they are.
      if (isShown.current) leave.paid();
      else if (deposit) paidDeposits.record(deposit.depositId, 'followed');
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
      if (lastPayload.current !== undefined) void send(lastPayload.current);
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
