import type { PaymentErrorText } from '@paywidget/shared/payments';
import { Notice } from '@paywidget/shared/ui';
import { RejectionText } from './RejectionText';

/** Shows above the button why the last press was rejected. Not an alert, because the snackbar has announced it. */
export function RejectionNotice({ reason }: { reason: PaymentErrorText | undefined }) {
  return (
    reason && (
      <Notice tone="danger">
        <RejectionText reason={reason} />
      </Notice>
    )
  );
}
