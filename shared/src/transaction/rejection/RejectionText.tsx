import { useTranslation } from '@paywidget/shared/i18n';
import type { PaymentErrorText } from '@paywidget/shared/payments';

/** The reason why a call was rejected. The server's text may be in another language, so it has its own direction. */
export function RejectionText({ reason }: { reason: PaymentErrorText }) {
  const { t } = useTranslation();
  return reason.kind === 'key' ? t(reason.key) : <bdi>{reason.text}</bdi>;
}
