import { useTranslation } from '@paywidget/shared/i18n';
import { Notice } from '@paywidget/shared/ui';
import type { PaymentErrorText } from './paymentError';

/** Shows above the button why the last press was rejected. Not an alert, because the snackbar has announced it. */
export function RejectionNotice({ reason }: { reason: PaymentErrorText | undefined }) {
  const { t } = useTranslation();
  return reason && <Notice tone="danger">{reason.kind === 'key' ? t(reason.key) : reason.text}</Notice>;
}
