import { useTranslation } from '@paywidget/shared/i18n';
import { MessageScreen, useFlow } from '@paywidget/shared/navigation';
import { Button } from '@paywidget/shared/ui';

export interface ExpiredInvoiceProps {
  /** Called when the player claims to have paid in time. Pass `useLeaveInvoice().paid`, which opens the complete page. */
  onPaid: () => void;
}

/** An expired invoice. Hides the payment details, so that nobody uses them any more. */
export function ExpiredInvoice({ onPaid }: ExpiredInvoiceProps) {
  const { t } = useTranslation();
  const { back } = useFlow();
  return (
    <MessageScreen
      role="status"
      icon="clock"
      tone="warning"
      title={t('invoice.expired.title')}
      text={t('invoice.expired.text')}
      footer={
        <>
          <Button action="back" onClick={back}>
            {t('invoice.expired.again')}
          </Button>
          <Button variant="secondary" action="paid" onClick={onPaid}>
            {t('invoice.expired.paid')}
          </Button>
        </>
      }
    />
  );
}
