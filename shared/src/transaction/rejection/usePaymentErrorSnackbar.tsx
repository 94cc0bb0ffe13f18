import { useTranslation } from '@paywidget/shared/i18n';
import type { PaymentErrorText } from '@paywidget/shared/payments';
import { useSnackbar } from '@paywidget/shared/ui';
import { useCallback } from 'react';
import { isTranslatedIn } from './isTranslated';
import { paymentErrorText } from './paymentError';
import { RejectionText } from './RejectionText';

/** Returns a function that shows the reason why a call was rejected, from its error or a text. See docs/rules/errors.md. */
export function usePaymentErrorSnackbar(): (reason: PaymentErrorText | { error: unknown }) => void {
  const { t, i18n } = useTranslation();
  const snackbar = useSnackbar();
  return useCallback(
    (reason) => {
      const known = 'error' in reason ? paymentErrorText(reason.error, isTranslatedIn(i18n)) : reason;
      snackbar.show({ tone: 'danger', title: t('error.title'), text: <RejectionText reason={known} /> });
    },
    [t, i18n, snackbar],
  );
}
