import { useTranslation } from '@paywidget/shared/i18n';
import { useLeaveInvoice } from '@paywidget/shared/invoice';
import type { DepositAnswer } from '@paywidget/shared/payments';
import { Button, Notice } from '@paywidget/shared/ui';

/** Shows that an earlier deposit of the method is paid and being processed. It does not block a new deposit. */
export function ProcessingNotice({ method, answer }: { method: string; answer: DepositAnswer }) {
  const { t } = useTranslation();
  const { depositId, status } = answer;
  const exit = useLeaveInvoice({ depositId, method });
  // The player's claim alone is not reported to the host.
  const show = () => (status === 'accepted' ? exit.resolved(status) : exit.paid());
  return (
    <Notice
      tone="info"
      title={t('p2p.processing.title')}
      action={
        <Button variant="plain" action="resume" onClick={show}>
          {t('p2p.processing.show')}
        </Button>
      }
    >
      {t('p2p.processing.text')}
    </Notice>
  );
}
