import { isAbort, ResponseError } from '@paywidget/shared/api';
import { cancelDeposit } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import type { PaymentErrorText } from '@paywidget/shared/payments';
import { useApi } from '@paywidget/shared/services';
import { isTranslatedIn, paymentErrorText, useRejection } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InvoiceDeposit } from '../deposit/invoiceDeposit';

export interface Cancellation {
  /** True from the press until the call fails. After a success the page is left. */
  isBusy: boolean;
  /** The reason why the last call failed, until the next press. */
  rejection?: PaymentErrorText;
  /** Does nothing while a call is running. */
  cancel(): void;
}

/**
 * Cancels a deposit on the server (`deposit-cancel`), then calls `onCancelled`. If the server rejects the call or the
 * outcome is unknown, shows this, and the page stays. The deposit's status then shows the result.
 */
export function useCancellation(deposit: InvoiceDeposit | undefined, onCancelled: () => void): Cancellation {
  const api = useApi();
  const { i18n } = useTranslation();
  const rejection = useRejection();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancelled = useEffectEvent(onCancelled);
  const failed = useEffectEvent((error: unknown) => {
    const isRejected = error instanceof ResponseError && error.status < 500;
    rejection.show(
      isRejected
        ? paymentErrorText(error, isTranslatedIn(i18n))
        : { kind: 'key', key: 'invoice.cancel.unknown' },
    );
  });

  async function cancel() {
    if (!deposit || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    rejection.clear();
    try {
      const { depositId, method } = deposit;
      await api.call(cancelDeposit, { depositId, paymentMethod: method }, { signal: controller.signal });
    } catch (error) {
      running.current = undefined;
      setIsBusy(false);
      if (!isAbort(error)) failed(error);
      return;
    }
    if (!controller.signal.aborted) cancelled();
  }

  return { isBusy, rejection: rejection.reason, cancel: () => void cancel() };
}
