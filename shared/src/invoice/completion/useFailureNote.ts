import { paymentErrorText } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { useSnackbar } from '@paywidget/shared/ui';
import { useCallback } from 'react';

/** Tells the player that a call was refused, and why (specification, section 8, "Payment error handling"). */
export function useCallErrorSnackbar(): (error: unknown) => void {
  const { t, i18n } = useTranslation();
  const snackbar = useSnackbar();
  return useCallback(
    (error) => {
      const said = paymentErrorText(error, (key) => i18n.exists(key));
      const text = said.kind === 'key' ? t(said.key) : said.text;
      snackbar.show({ tone: 'danger', title: t('error.title'), text });
    },
    [t, i18n, snackbar],
  );
}
