import type { PaymentErrorText } from '@paywidget/shared/payments';
import { useState } from 'react';
import { usePaymentErrorSnackbar } from './usePaymentErrorSnackbar';

export interface Rejection {
  /** The reason why the last call was rejected, for the `RejectionNotice` above the button. */
  reason: PaymentErrorText | undefined;
  /** Shows the reason in a snackbar, which disappears after 5 s, and in the notice, which stays. */
  show(reason: PaymentErrorText): void;
  /** Removes the notice. Call this function at the next press. */
  clear(): void;
}

/** The rejection of a page's last call. See docs/rules/errors.md. */
export function useRejection(): Rejection {
  const showSnackbar = usePaymentErrorSnackbar();
  const [reason, setReason] = useState<PaymentErrorText>();
  return {
    reason,
    show(shown) {
      setReason(shown);
      showSnackbar(shown);
    },
    clear: () => setReason(undefined),
  };
}
