import { useTranslation } from '@paywidget/shared/i18n';
import { useSnackbar } from '@paywidget/shared/ui';
import { useCallback } from 'react';
import type { PaymentErrorText } from '../paymentError';

/** Tells the player why a deposit was refused (specification, section 8, "Payment error handling"). */
export function usePaymentErrorSnackbar(): (message: PaymentErrorText) => void {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  return useCallback(
    (message) =>
      snackbar.show({
        tone: 'danger',
        title: t('error.title'),
        text: message.kind === 'key' ? t(message.key) : message.text,
      }),
    [t, snackbar],
  );
}
