import { isAbort, ResponseError, useApi } from '@paywidget/shared/api';
import { cancelDeposit } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { usePaymentErrorSnackbar } from '@paywidget/shared/transaction';
import { useSnackbar } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InvoiceDeposit } from '../deposit/invoiceDeposit';

export interface Cancellation {
  /** Until it has failed: who has cancelled leaves the page. */
  isBusy: boolean;
  /** Single-flight. */
  cancel(): void;
}

/**
 * Cancels a deposit with the server (`deposit-cancel`), and says so once it has. Where it refused, or nobody knows, the
 * page stays and the player is told: the deposit's status says what came of it.
 */
export function useCancellation(deposit: InvoiceDeposit | undefined, onCancelled: () => void): Cancellation {
  const api = useApi();
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const showFailure = usePaymentErrorSnackbar();
  const [isBusy, setIsBusy] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const cancelled = useEffectEvent(onCancelled);
  const failed = useEffectEvent((error: unknown) => {
    if (error instanceof ResponseError && error.status < 500) showFailure({ error });
    else snackbar.show({ tone: 'danger', title: t('error.title'), text: t('invoice.cancel.unknown') });
  });

  async function cancel() {
    if (!deposit || underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    setIsBusy(true);
    try {
      const { depositId, method } = deposit;
      await api.call(cancelDeposit, { depositId, paymentMethod: method }, { signal: controller.signal });
    } catch (error) {
      underWay.current = undefined;
      setIsBusy(false);
      if (!isAbort(error)) failed(error);
      return;
    }
    if (!controller.signal.aborted) cancelled();
  }

  return { isBusy, cancel: () => void cancel() };
}
