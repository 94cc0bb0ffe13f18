import { isAbort, ResponseError, useApi } from '@paywidget/shared/api';
import { cancelDeposit } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { usePaymentErrorSnackbar } from '@paywidget/shared/transaction';
import { useSnackbar } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InvoiceDeposit } from '../deposit/invoiceDeposit';

export interface Cancellation {
  /** True from the press until the call fails. A success leaves the page. */
  isBusy: boolean;
  /** Does nothing while a call is running. */
  cancel(): void;
}

/**
 * Cancels a deposit on the server (`deposit-cancel`), then calls `onCancelled`. If the server rejects the call or the outcome
 * is unknown, shows a snackbar and the page stays. The deposit's status then shows what happened.
 */
export function useCancellation(deposit: InvoiceDeposit | undefined, onCancelled: () => void): Cancellation {
  const api = useApi();
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const showFailure = usePaymentErrorSnackbar();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancelled = useEffectEvent(onCancelled);
  const failed = useEffectEvent((error: unknown) => {
    if (error instanceof ResponseError && error.status < 500) showFailure({ error });
    else snackbar.show({ tone: 'danger', title: t('error.title'), text: t('invoice.cancel.unknown') });
  });

  async function cancel() {
    if (!deposit || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
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

  return { isBusy, cancel: () => void cancel() };
}
