import { useTranslation } from '@paywidget/shared/i18n';
import { useInvoiceExit } from '@paywidget/shared/invoice';
import { Button, Notice } from '@paywidget/shared/ui';

/** An earlier deposit of the method is paid and not yet credited: not to be paid again, and in nobody's way. */
export function ProcessingNotice(deposit: { depositId: string; method: string }) {
  const { t } = useTranslation();
  const exit = useInvoiceExit(deposit);
  return (
    <Notice
      tone="info"
      title={t('p2p.processing.title')}
      action={
        <Button variant="plain" action="resume" onClick={() => exit.settled('accepted')}>
          {t('p2p.processing.show')}
        </Button>
      }
    >
      {t('p2p.processing.text')}
    </Notice>
  );
}
